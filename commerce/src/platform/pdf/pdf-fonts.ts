import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'

const fileOf = (path: string) => fileURLToPath(import.meta.resolve(path))

const archivo = (style: string) => fileOf(`@expo-google-fonts/archivo/${style}`)
const notoSans = (style: string) => fileOf(`@expo-google-fonts/noto-sans/${style}`)
const hebrew = (weight: number) =>
  fileOf(`@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-${weight}-normal.woff`)
const arabic = (weight: number) =>
  fileOf(`@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`)

/** In order of preference. All have the SIL Open Font License. */
const scriptFonts = {
  Archivo: {
    normal: archivo('400Regular/Archivo_400Regular.ttf'),
    bold: archivo('700Bold/Archivo_700Bold.ttf'),
  },
  'Noto Sans': {
    normal: notoSans('400Regular/NotoSans_400Regular.ttf'),
    bold: notoSans('700Bold/NotoSans_700Bold.ttf'),
  },
  'Noto Sans Hebrew': { normal: hebrew(400), bold: hebrew(700) },
  'Noto Sans Arabic': { normal: arabic(400), bold: arabic(700) },
}

/** Has only one weight and a plain design, but 65,436 characters. */
export const lastResort = 'UnifontEX'

export const fontFiles: Readonly<Record<string, { normal: string; bold: string }>> = {
  ...scriptFonts,
  [lastResort]: { normal: lastResort, bold: lastResort },
}

/** As TrueType, because reading single glyphs from the compressed file takes seconds. */
export async function readLastResort(): Promise<Buffer> {
  const { convert } = await import('fontverter')
  const file = fileOf('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')
  return convert(readFileSync(file), 'truetype')
}

const writtenFromRight = new Set(['Noto Sans Hebrew', 'Noto Sans Arabic'])

const coverages = Object.entries(scriptFonts).map(([name, { normal }]) => {
  const font = openSync(normal)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${normal} is a collection of fonts`)
  return { name, hasGlyph: (point: number) => font.hasGlyphForCodePoint(point) }
})

type FontRun = { text: string; font: string }

const graphemes = new Intl.Segmenter()

/** Splits a text into parts that one font can print, in the order in which they are printed. */
export function fontRunsOf(text: string): FontRun[] {
  const runs: FontRun[] = []
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    const last = runs.at(-1)
    const font = fontOf(segment, last?.font)
    if (last?.font === font) last.text += segment
    else runs.push({ text: segment, font })
  }
  return runs.flatMap((run) => (writtenFromRight.has(run.font) ? fromRight(run) : [run]))
}

/** The words in the order of the page. Their font would print the spaces on the wrong side. */
const fromRight = ({ text, font }: FontRun): FontRun[] =>
  text
    .split(/( )/)
    .filter((part) => part !== '')
    .toReversed()
    .map((part) => ({ text: part, font: part === ' ' ? 'Archivo' : font }))

/** Spaces continue the font before them, so that words of a name stay together. */
function fontOf(grapheme: string, previous: string | undefined): string {
  if (previous !== undefined && grapheme === ' ') return previous
  return coverages.find(({ hasGlyph }) => coversAll(grapheme, hasGlyph))?.name ?? lastResort
}

const coversAll = (grapheme: string, hasGlyph: (point: number) => boolean) =>
  Array.from(grapheme).every((character) => hasGlyph(character.codePointAt(0) ?? 0))
