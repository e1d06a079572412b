#!/bin/sh
# Renders pictures and encodes them into ../pictures. Needs blender, python3-numpy, imagemagick, libavif-bin, webp.
#   ./render.sh                  every picture, about an hour on two cores
#   ./render.sh fan news-5       these alone
#   PRINTS=/some/folder          keeps the uncompressed pictures there; ENCODE_ONLY=1 encodes those again
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out="$here/../pictures"
prints=${PRINTS:-$(mktemp -d)}
export PYTHONDONTWRITEBYTECODE=1

# press <png> <out without ending> <most bytes> <level>: an AVIF of this level, or of the next one that keeps the limit
press() {
  level=$4
  while :; do
    avifenc -d 10 -y 420 -s 3 --min 0 --max 63 -a end-usage=q -a cq-level=$level "$1" "$2.avif" >/dev/null
    [ "$(wc -c <"$2.avif")" -le "$3" ] && break
    level=$((level + 3))
  done
}

# squeeze <png> <out without ending> <most bytes>: the best quality of either format that keeps the limit
squeeze() {
  press "$1" "$2" "$3" 17
  quality=88
  while :; do
    cwebp -quiet -m 6 -sharp_yuv -q $quality "$1" -o "$2.webp"
    [ "$(wc -c <"$2.webp")" -le "$3" ] && break
    quality=$((quality - 4))
  done
}

encode() {
  most=60000 dense=
  case $1 in
    social) convert "$prints/$1.png" -depth 8 -quality 86 -strip "$out/$1-1200.jpg" && return ;;
    view-*) widths='320 1000' dense=1600 ;;
    news-*) widths='768 1600' most=120000 dense=2560 ;;
    panel-*) widths='768 1600' most=120000 ;;
    advert-*) widths='400 800' ;;
    category-*) widths='160 320' most=20000 ;;
    empty-* | not-found) widths='480 960' ;;
    coins-* | above-*) widths='320 800' ;;
    *) widths='320 800' dense=1600 ;;
  esac
  small="$prints/small.$$.png"
  for width in $widths; do
    convert "$prints/$1.png" -filter Lanczos -resize "${width}x" "$small"
    squeeze "$small" "$out/$1-$width" $most
  done
  # On a dense screen a pixel is small, and so is what a higher level takes of it.
  if [ -n "$dense" ]; then
    convert "$prints/$1.png" -filter Lanczos -resize "${dense}x" "$small"
    press "$small" "$out/$1-$dense" $most 23
  fi
  rm "$small"
}

[ $# -gt 0 ] || set -- $(blender -b -P "$here/picture.py" -- --names | sed -n 's/^name //p')
for name in "$@"; do
  [ -n "${ENCODE_ONLY:-}" ] || nice -n 19 blender -b -P "$here/picture.py" -- "$name" "$prints/$name.png" >"$prints/$name.log" 2>&1
  encode "$name"
  echo "$name"
done
