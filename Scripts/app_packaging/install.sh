#!/bin/sh
# Installs @NAME@ @VERSION@: the program, the files that the program reads, and the files that the desktop
# and the shell read. The program also runs without an installation: bin/@APP@
#
# usage: install [PREFIX]
#
# Without a prefix, root installs in /usr/local, and other users in ~/.local. DESTDIR, if set, is prepended
# to the prefix, for the build of a package.
set -eu
umask 022

app=@APP@
id=@ID@
source=$(cd "$(dirname "$0")" && pwd)

fail() {
  echo "install: $1" >&2
  exit 2
}

if [ "$(id -u)" -eq 0 ]; then default=/usr/local; else default=$HOME/.local; fi
[ $# -le 1 ] || fail "Expected at most one argument, the prefix."
case "${1:-$default}" in
--help | -h)
  sed -n '2,/^set/s/^# \{0,1\}//p' "$0"
  exit
  ;;
/*) prefix=${1:-$default} ;;
*) fail "The prefix '$1' is not an absolute path. Expected a path such as /usr/local." ;;
esac
prefix=${prefix%/}
root=${DESTDIR:-}$prefix
# The files of the installation, and the folders that the installation has created, which end with a slash.
list=share/$app/installed-files
created=

make_folder() {
  [ ! -d "$root/$1" ] || return 0
  case "$1" in */*) make_folder "${1%/*}" ;; esac
  mkdir "$root/$1"
  created="$created$1/
"
}

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

replace_program() {
  sed "s|^Exec=$app|Exec=$(printf '%s' "$1" | sed 's/[\\&|]/\\&/g')|"
}

# A new file is written and then renamed, because the program may be running while it is replaced.
install_file() {
  make_folder "${1%/*}"
  if [ -h "$source/$1" ]; then
    rm -f "$root/$1.new"
    ln -s "$(readlink "$source/$1")" "$root/$1.new"
    mv -f "$root/$1.new" "$root/$1"
    return
  fi
  case "$1" in
  "share/applications/$id.desktop") replace_program "$(program_of_entry)" <"$source/$1" >"$root/$1.new" ;;
  "share/dbus-1/services/$id.service") replace_program "$(program_of_service)" <"$source/$1" >"$root/$1.new" ;;
  *) cp "$source/$1" "$root/$1.new" ;;
  esac
  case "$1" in
  bin/* | "lib/$app/$app") chmod 755 "$root/$1.new" ;;
  *) chmod 644 "$root/$1.new" ;;
  esac
  mv -f "$root/$1.new" "$root/$1"
}

{ mkdir -p "$root" 2>/dev/null && [ -w "$root" ]; } || fail "The prefix '$root' can't be written."
make_folder "share/$app"
# A program with resource bundles is in the folder lib, and bin contains a link to the program.
folders="bin share"
[ ! -d "$source/lib" ] || folders="bin lib share"
# shellcheck disable=SC2086 # a list of words
files=$(cd "$source" && find $folders -type f -o -type l | LC_ALL=C sort)
while read -r file; do
  install_file "$file"
done <<FILES
$files
FILES
cp "$source/uninstall" "$root/share/$app/uninstall.new"
chmod 755 "$root/share/$app/uninstall.new"
mv -f "$root/share/$app/uninstall.new" "$root/share/$app/uninstall"

# Removes the files of an earlier version that this version does not contain. The folders in the list are
# removed with the app.
installed=$(printf '%s\n' "$files" "$list" "share/$app/uninstall")
if [ -f "$root/$list" ]; then
  while read -r file; do
    case "$file" in
    */) created="$created$file
" ;;
    *) printf '%s\n' "$installed" | grep -qxF -e "$file" || rm -f "$root/$file" ;;
    esac
  done <"$root/$list"
fi
printf '%s\n' "$installed" "$created" | sed '/^$/d' | LC_ALL=C sort -u >"$root/$list.new"
mv -f "$root/$list.new" "$root/$list"

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
