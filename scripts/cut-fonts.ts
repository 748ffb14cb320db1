/**
 * Cuts the fonts of the storefront down to what its pages show: the letters of the languages it speaks, at the weights and
 * sizes its styles use. Writes the files and the styles that name them. Run by hand, after a change to the tables below.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Axes = Record<string, number | { min: number; max: number }>
const storefront = join(import.meta.dirname, '../examples/storefront')
const require = createRequire(join(storefront, 'package.json'))
const { default: subsetFont } = (await import(require.resolve('subset-font'))) as {
  default: (font: Buffer, text: string, options: object) => Promise<Buffer>
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)
const lettersOf = (text: string): number[] => [...text].map((sign) => sign.codePointAt(0) ?? 0)
const without = (all: readonly number[], some: readonly number[]) => all.filter((one) => !some.includes(one))

/** What a page in English, German, French, Spanish, Italian or Portuguese is written with. */
const core = [
  ...between(0x20, 0x7e),
  0xa0,
  ...lettersOf('©«»·ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔÙÛàâçéèêëîïôùûæŒœñÑáíóúÁÍÓÚãõÃÕìò‘’“”„‚–—…€£¥×−→←'),
]
const latin = between(0xa0, 0xff)
const latinExt = [...between(0x100, 0x2af), ...between(0x1e00, 0x1e9f), ...between(0x20a0, 0x20c0)]
const vietnamese = [
  ...lettersOf('ĂăĐđĨĩŨũƠơƯư'),
  ...between(0x300, 0x303),
  0x309,
  0x323,
  ...between(0x1ea0, 0x1ef9),
]
const arabicCore = [
  0x60c,
  0x61b,
  0x61f,
  0x66a,
  0x66b,
  0x66c,
  ...between(0x621, 0x63a),
  ...between(0x640, 0x655),
  ...between(0x660, 0x669),
  ...lettersOf('ٱپچژکگی'),
]
const arabic = [...between(0x600, 0x6ff), ...between(0x750, 0x77f), ...between(0xfb50, 0xfdff)]

/** What letters do beside each other. Small capitals, old figures and other dress are left out. */
const features = [
  'kern',
  'liga',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'rlig',
  'tnum',
  'isol',
  'init',
  'medi',
  'fina',
  'rvrn',
  'curs',
]

interface Cut {
  /** The file, and what is told of it in a style. */
  name: string
  family: string
  style: 'normal' | 'italic'
  weight: string
  /** Where the whole font is. */
  from: string
  axes: Axes
  letters: readonly number[]
}

/** One weight and one optical size each. Titles are upright and large; the italic is also read at the size of a line. */
const display: Record<'normal' | 'italic', Axes> = {
  normal: { wght: 350, opsz: 60 },
  // Above 18 its l, h and k curl, which is charming in a title and hard to read in a sentence.
  italic: { wght: 330, opsz: 18 },
}
const text: Axes = { wght: { min: 400, max: 600 } }

const fraunces = (style: 'normal' | 'italic'): Cut[] => {
  const cut = (part: string, file: string, letters: readonly number[]): Cut => ({
    name: `fraunces-${style}-${part}`,
    family: 'Fraunces',
    style,
    weight: '100 900',
    from: `fraunces/files/fraunces-${file}-opsz-${style}.woff2`,
    axes: display[style],
    letters,
  })
  return [
    cut('core', 'latin', core),
    cut('latin', 'latin', without(latin, core)),
    cut('latin-ext', 'latin-ext', without(latinExt, core)),
    cut('vietnamese', 'vietnamese', vietnamese),
  ]
}
const plain = (part: string, file: string, letters: readonly number[]): Cut => ({
  name: `instrument-sans-${part}`,
  family: 'Instrument Sans',
  style: 'normal',
  weight: '400 600',
  from: `instrument-sans/files/instrument-sans-${file}-wght-normal.woff2`,
  axes: text,
  letters,
})
const noto = (part: string, letters: readonly number[]): Cut => ({
  name: `noto-sans-arabic-${part}`,
  family: 'Noto Sans Arabic',
  style: 'normal',
  weight: '400 600',
  from: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  axes: text,
  letters,
})

const cuts: readonly Cut[] = [
  ...fraunces('normal'),
  ...fraunces('italic'),
  plain('core', 'latin', core),
  plain('latin', 'latin', without(latin, core)),
  plain('latin-ext', 'latin-ext', without(latinExt, core)),
  noto('core', arabicCore),
  noto('rest', without(arabic, arabicCore)),
]

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

/** Letters as a style names them: `U+0020-007E, U+00A0`. */
function rangesOf(letters: readonly number[]): string {
  const sorted = [...new Set(letters)].sort((one, other) => one - other)
  const ranges: [number, number][] = []
  for (const code of sorted) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}

const face = ({ name, family, style, weight, letters }: Cut) => `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url("../fonts/${name}.woff2") format("woff2");
  unicode-range: ${rangesOf(letters)};
}
`

const folder = join(storefront, 'app/fonts')
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
for (const cut of cuts) {
  const whole = require.resolve(`@fontsource-variable/${cut.from}`)
  const font = await subsetFont(await readFile(whole), String.fromCodePoint(...cut.letters), {
    targetFormat: 'woff2',
    variationAxes: cut.axes,
    keepFeatures: features,
  })
  await writeFile(join(folder, `${cut.name}.woff2`), font)
  console.log(`${cut.name.padEnd(28)} ${(font.length / 1000).toFixed(1)} kB`)
}
for (const family of ['fraunces', 'instrument-sans', 'noto-sans-arabic'])
  await copyFile(
    join(dirname(require.resolve(`@fontsource-variable/${family}/package.json`)), 'LICENSE'),
    join(folder, `${family}-license.txt`),
  )
const head = '/* Written by scripts/cut-fonts.ts. */\n'
await writeFile(join(storefront, 'app/styles/fonts.css'), head + cuts.map(face).join('\n'))
