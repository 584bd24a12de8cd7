#!/bin/sh
# Installs @NAME@ @VERSION@: the program, the files that the program reads, and the files that the desktop
# and the shell read. The program also runs without an installation: bin/@APP@
#
# usage: install [PREFIX]
#
# Without a prefix, root installs in /usr/local, and other users in ~/.local. DESTDIR, if set, is prepended
# to the prefix, for the build of a package, which then contains neither the script `uninstall` nor the list
# of the installed files.
set -eu
umask 022

app=@APP@
id=@ID@
source=$(cd "$(dirname "$0")" && pwd)

fail() {
  echo "install: $1" >&2
  exit 2
}

default=${HOME:+$HOME/.local}
[ "$(id -u)" -ne 0 ] || default=/usr/local
[ $# -le 1 ] || fail "Expected at most one argument, the prefix."
case "${1:-$default}" in
--help | -h)
  sed -n '2,/^set/s/^# \{0,1\}//p' "$0"
  exit
  ;;
/*) prefix=${1:-$default} ;;
'') fail "Expected a prefix such as /usr/local, because HOME is not set." ;;
*) fail "The prefix '$1' is not an absolute path. Expected a path such as /usr/local." ;;
esac
prefix=${prefix%/}
root=${DESTDIR:-}$prefix
# The list of the files of the installation, and of the folders that the installation creates, which end
# with a slash. In the build of a package, the package manager records the files.
list=share/$app/installed-files
is_recorded=yes
[ -z "${DESTDIR:-}" ] && [ "$prefix" != /app ] || is_recorded=

# The new file that is not renamed yet. The file is removed if the installation fails.
new=
trap '[ -z "$new" ] || rm -f "$new"' EXIT
trap 'exit 1' HUP INT TERM

# The path of the program, with quotation marks. The path is escaped for its quotation marks, and for the
# file, in this order.
quoted_program() {
  printf '"%s"\n' "$(printf '%s' "$prefix/bin/$app" | sed 's/[\\"`$]/\\&/g')" | sed 's/\\/\\\\/g'
}

# The program in the desktop entry: the name if the prefix is /usr, /usr/local or the folder of Flatpak,
# otherwise the path, in which percent signs are escaped.
program_of_entry() {
  case "$prefix" in
  /usr | /usr/local | /app) echo "$app" ;;
  *) quoted_program | sed 's/%/%%/g' ;;
  esac
}

# The program in the service of the session bus, which does not search the folders in PATH.
program_of_service() {
  case "$prefix" in
  *[!A-Za-z0-9/._-]*) quoted_program ;;
  *) echo "$prefix/bin/$app" ;;
  esac
}

escaped_for_sed() {
  printf '%s' "$1" | sed 's/[\\&|]/\\&/g'
}

# Replaces the name of the program in a desktop entry or a service, but not a longer name that starts with
# the name. The key TryExec contains a path without quotation marks.
replace_program() {
  name=$(printf '%s' "$app" | sed 's/[.]/\\./g')
  path=$app
  [ "$1" = "$app" ] || path=$(printf '%s' "$prefix/bin/$app" | sed 's/\\/\\\\/g')
  sed -e "s|^Exec=$name\( .*\)\{0,1\}\$|Exec=$(escaped_for_sed "$1")\1|" \
    -e "s|^TryExec=$name\$|TryExec=$(escaped_for_sed "$path")|"
}

# A new file is written and then renamed, because the program may be running while it is replaced.
install_file() {
  mkdir -p "$root/${1%/*}"
  [ ! -d "$root/$1" ] || fail "Expected no folder at the path of the file $root/$1."
  new=$root/$1.new
  rm -f "$new"
  case "$1" in
  "share/applications/$id.desktop") replace_program "$(program_of_entry)" <"$source/$1" >"$new" ;;
  "share/dbus-1/services/$id.service") replace_program "$(program_of_service)" <"$source/$1" >"$new" ;;
  "share/$app/uninstall") cp "$source/uninstall" "$new" ;;
  *) cp -P "$source/$1" "$new" ;;
  esac
  if [ ! -h "$new" ]; then
    case "$1" in
    bin/* | "lib/$app/$app" | "share/$app/uninstall") chmod 755 "$new" ;;
    *) chmod 644 "$new" ;;
    esac
  fi
  mv -f "$new" "$root/$1"
  new=
}

# The folders of the files that don't exist. The prefix itself is `./`.
missing_folders() {
  [ -d "$root" ] || echo ./
  printf '%s\n' "$files" | while IFS= read -r path; do
    while [ "$path" != "${path%/*}" ]; do
      path=${path%/*}
      [ -d "$root/$path" ] || printf '%s/\n' "$path"
    done
  done
}

write_list() {
  [ "$is_recorded" ] || return 0
  mkdir -p "$root/share/$app"
  new=$root/$list.new
  printf '%s\n' "$@" | sed '/^$/d' | LC_ALL=C sort -u >"$new"
  mv -f "$new" "$root/$list"
  new=
}

# A program with resource bundles is in the folder lib, and bin contains a link to the program.
folders="bin share"
[ ! -d "$source/lib" ] || folders="bin lib share"
# shellcheck disable=SC2086 # a list of words
files=$(cd "$source" && find $folders -type f -o -type l | LC_ALL=C sort)
[ ! "$is_recorded" ] || files=$(printf '%s\n' "$files" "$list" "share/$app/uninstall")
created=$(missing_folders)
{ mkdir -p "$root" 2>/dev/null && [ -w "$root" ]; } || fail "The prefix '$root' can't be written."
earlier=
if [ "$is_recorded" ] && [ -f "$root/$list" ]; then earlier=$(cat "$root/$list"); fi

# The list is written before the first file, so that `uninstall` also removes a part of an installation.
write_list "$files" "$created" "$earlier"
while IFS= read -r file; do
  [ "$file" = "$list" ] || install_file "$file"
done <<FILES
$files
FILES

# Removes the files of an earlier version that this version does not contain. The folders in the list are
# removed with the app.
while IFS= read -r file; do
  case "$file" in
  '') ;;
  */) created="$created
$file" ;;
  *) printf '%s\n' "$files" | grep -qxF -e "$file" || rm -f "$root/$file" ;;
  esac
done <<EARLIER
$earlier
EARLIER
write_list "$files" "$created"

# Updates the caches of desktop entries and icons. With DESTDIR, the caches are not updated, because the
# package manager updates the caches when the package is installed.
if [ -z "${DESTDIR:-}" ]; then
  if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$root/share/applications" || true
  fi
  if [ -e "$root/share/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
    gtk-update-icon-cache -qtf "$root/share/icons/hicolor" || true
  fi
fi
