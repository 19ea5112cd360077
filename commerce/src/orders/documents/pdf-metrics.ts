export type Face = 'regular' | 'bold'

/** The widths of the ASCII characters in Helvetica, in thousandths of the font size. */
const asciiWidths: Record<Face, readonly number[]> = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
}

/** The WinAnsi codes and widths of characters that have no base letter in ASCII. */
const otherGlyphs = new Map<string, { code: number; width: number }>([
  ['€', { code: 0x80, width: 556 }],
  ['…', { code: 0x85, width: 1000 }],
  ['Œ', { code: 0x8c, width: 1000 }],
  ['‘', { code: 0x91, width: 222 }],
  ['’', { code: 0x92, width: 222 }],
  ['“', { code: 0x93, width: 333 }],
  ['”', { code: 0x94, width: 333 }],
  ['•', { code: 0x95, width: 350 }],
  ['–', { code: 0x96, width: 556 }],
  ['—', { code: 0x97, width: 1000 }],
  ['œ', { code: 0x9c, width: 944 }],
  ['‚', { code: 0x82, width: 222 }],
  ['„', { code: 0x84, width: 333 }],
  ['Š', { code: 0x8a, width: 667 }],
  ['Ž', { code: 0x8e, width: 611 }],
  ['™', { code: 0x99, width: 1000 }],
  ['š', { code: 0x9a, width: 500 }],
  ['ž', { code: 0x9e, width: 500 }],
  ['Ÿ', { code: 0x9f, width: 667 }],
  ['¡', { code: 0xa1, width: 333 }],
  ['£', { code: 0xa3, width: 556 }],
  ['«', { code: 0xab, width: 556 }],
  ['®', { code: 0xae, width: 737 }],
  ['°', { code: 0xb0, width: 400 }],
  ['·', { code: 0xb7, width: 278 }],
  ['»', { code: 0xbb, width: 556 }],
  ['¿', { code: 0xbf, width: 611 }],
  ['Ð', { code: 0xd0, width: 722 }],
  ['Þ', { code: 0xde, width: 667 }],
  ['ð', { code: 0xf0, width: 556 }],
  ['þ', { code: 0xfe, width: 556 }],
  ['×', { code: 0xd7, width: 584 }],
  ['ß', { code: 0xdf, width: 611 }],
  ['æ', { code: 0xe6, width: 889 }],
  ['Æ', { code: 0xc6, width: 1000 }],
  ['ø', { code: 0xf8, width: 611 }],
  ['Ø', { code: 0xd8, width: 778 }],
])

const substitutes = new Map([
  ['\u2212', '–'],
  ['\u00a0', ' '],
  ['\u202f', ' '],
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ħ', 'h'],
  ['Ħ', 'H'],
  ['ı', 'i'],
  ['ŀ', 'l'],
  ['Ŀ', 'L'],
  ['ŋ', 'n'],
  ['Ŋ', 'N'],
  ['ŧ', 't'],
  ['Ŧ', 'T'],
  ['ẞ', 'ß'],
])

type Glyph = { code: number; width: number }

/** The WinAnsi code. A letter that WinAnsi lacks is written without its accent, and anything else as “?”. */
function glyphOf(letter: string, face: Face): Glyph {
  const character = substitutes.get(letter) ?? letter
  const other = otherGlyphs.get(character)
  if (other) return other
  const base = character.normalize('NFD').charCodeAt(0)
  const width = asciiWidths[face][base - 32]
  if (width === undefined) return { code: 63, width: 556 }
  const code = character.charCodeAt(0)
  return { code: character.length === 1 && code >= 0xc0 && code <= 0xff ? code : base, width }
}

export const encodeText = (text: string): number[] =>
  Array.from(text.normalize('NFC'), (letter) => glyphOf(letter, 'regular').code)

type Font = { size: number; face: Face }

export const textWidth = (text: string, { size, face }: Font): number =>
  Array.from(text.normalize('NFC')).reduce((sum, letter) => sum + glyphOf(letter, face).width, 0) *
  (size / 1000)

/** Wraps a text into lines of a width. A word that is wider has a line of its own. */
export function wrapText(text: string, width: number, font: Font): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const candidate = line === '' ? word : `${line} ${word}`
    if (line !== '' && textWidth(candidate, font) > width) {
      lines.push(line)
      line = word
    } else line = candidate
  }
  return [...lines, line]
}
