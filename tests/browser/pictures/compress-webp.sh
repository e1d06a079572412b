#!/bin/sh
# Compresses the pictures in shots/ to a third of their bytes, without loss. Needs webp (libwebp's tools).
#   ./compress-webp.sh                            all of them
#   ./compress-webp.sh home                       those of one page
#   ./compress-webp.sh home/en-light-360.webp     this one
set -eu
cd "$(dirname "$0")/shots"
[ $# -gt 0 ] || set -- .
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
find "$@" -name '*.webp' | while read -r picture; do
  dwebp -quiet "$picture" -o "$work/shot.png"
  cwebp -quiet -lossless -z 6 "$work/shot.png" -o "$work/compressed.webp"
  mv "$work/compressed.webp" "$picture"
done
