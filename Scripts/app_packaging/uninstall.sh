#!/bin/sh
# Removes @NAME@: all files that the script `install` installed, and the folders that the script created,
# if the folders are empty. The documents and settings of users are not removed.
#
# usage: uninstall [PREFIX]
#
# Without a prefix, the script removes the installation that contains the script. If the script is not in
# an installation, root removes the installation in /usr/local, and other users remove the installation in
# ~/.local. DESTDIR, if set, is prepended to the prefix.
set -eu

app=@APP@
list=share/$app/installed-files

fail() {
  echo "uninstall: $1" >&2
  exit 2
}

default=${HOME:+$HOME/.local}
[ "$(id -u)" -ne 0 ] || default=/usr/local
folder=$(cd "$(dirname "$0")" && pwd)
[ ! -f "$folder/installed-files" ] || default=${folder%"/share/$app"}
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
root=${DESTDIR:-}${prefix%/}

if [ ! -f "$root/$list" ]; then
  echo "uninstall: $app is not installed in ${root:-/}: there is no file $list." >&2
  exit 1
fi
lines=$(LC_ALL=C sort -r "$root/$list")
status=0
while IFS= read -r line; do
  case "$line" in
  '' | */ | "$list") ;;
  *) rm -f "$root/$line" || status=1 ;;
  esac
done <<LINES
$lines
LINES
# The list is removed last, so that a failed removal can be repeated.
[ "$status" -ne 0 ] || rm -f "$root/$list"

# Updates the caches of desktop entries and icons. The cache of an empty folder is removed.
applications=$root/share/applications
if ! ls "$applications"/*.desktop >/dev/null 2>&1; then
  rm -f "$applications/mimeinfo.cache"
elif [ -z "${DESTDIR:-}" ] && command -v update-desktop-database >/dev/null; then
  update-desktop-database -q "$applications" || true
fi
if [ -z "${DESTDIR:-}" ] && [ -e "$root/share/icons/hicolor/icon-theme.cache" ] &&
  command -v gtk-update-icon-cache >/dev/null; then
  gtk-update-icon-cache -qtf "$root/share/icons/hicolor" || true
fi

# The lines are in the reverse order, so that a folder is removed after the folders inside it.
while IFS= read -r line; do
  case "$line" in
  ./) rmdir "$root" 2>/dev/null || true ;;
  */) rmdir "$root/$line" 2>/dev/null || true ;;
  esac
done <<LINES
$lines
LINES
exit "$status"
