#!/bin/sh
# Cuts the four fonts to the letters of the shop's texts, and notes them in letters.txt. Needs python3 with fonttools, and
# Noto Sans CJK where Debian's fonts-noto-cjk puts it. Take the pictures anew afterwards: npm run pictures
set -eu
cd "$(dirname "$0")"
{
  printf '%s' ' !"#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~' "'"
  cat ../../../../locales/*/translation.json
  cat ../machine.ts
  find ../../../../src -name '*.ts' -o -name '*.tsx' | xargs cat
} | python3 -c '
import sys
letters = sorted(set(sys.stdin.read()) - set("\n\t"))
open("letters.txt", "w").write("".join(letters))'
for weight in Regular Bold; do
  for script in SC:2 TC:3; do
    pyftsubset "/usr/share/fonts/opentype/noto/NotoSansCJK-$weight.ttc" --font-number="${script#*:}" --text-file=letters.txt \
      --no-hinting --desubroutinize --layout-features='' --drop-tables+=vhea,vmtx,VORG,GPOS,GSUB,GDEF,BASE \
      --output-file="NotoSans${script%:*}-$weight.otf"
  done
done
