import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

export const fontsFolder = join(import.meta.dirname, '../../storefront/app/ui/fonts')

/** A subset of a font family: the weights, widths and letters that the pages use. */
export type FontCut = {
  name: string
  source: string
  axes: Readonly<Record<string, number | { min: number; max: number; default: number }>>
  letters: string
}

type Range = readonly [first: number, last: number]

const lettersIn = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    )
    .map((point) => String.fromCodePoint(point))
    .join('')

/** The letters of Western Europe, with quotation marks, dashes and arrows. */
const westernLetters = lettersIn([
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x300, 0x304],
  [0x308, 0x308],
  [0x327, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
])

/** Letters for names and places of Eastern Europe. */
const otherLetters = lettersIn([
  [0x100, 0x2ba],
  [0x1e00, 0x1eff],
  [0x20a0, 0x20c0],
])

const archivo = {
  wght: { min: 400, max: 650, default: 400 },
  wdth: { min: 100, max: 114, default: 100 },
}
/** The pages use it in one size and one weight. */
const newsreader = { wght: 400, opsz: 28 }

export const fontCuts: readonly FontCut[] = [
  {
    name: 'archivo',
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    axes: archivo,
    letters: westernLetters,
  },
  {
    name: 'archivo-others',
    source: '@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2',
    axes: archivo,
    letters: otherLetters,
  },
  {
    name: 'newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: newsreader,
    letters: westernLetters,
  },
  {
    name: 'newsreader-others',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    axes: newsreader,
    letters: otherLetters,
  },
]

/** Kerning, ligatures, placement of accents, and tabular figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']

export const cutFont = ({ source, axes, letters }: FontCut): Promise<Buffer> =>
  subsetFont(readFileSync(fileURLToPath(import.meta.resolve(source))), letters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: axes,
  })
