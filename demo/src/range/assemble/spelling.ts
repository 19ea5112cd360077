import type { Locale } from '@cairn/contract/sites'

type English = Extract<Locale, `en-${string}`>
/** American, British, Canadian. */
type Spelling = readonly [string, string, string]

/** Words and beginnings of words; endings are added to all three alike. */
const spellings: readonly Spelling[] = [
  ['color', 'colour', 'colour'],
  ['gray', 'grey', 'grey'],
  ['fiber', 'fibre', 'fibre'],
  ['center', 'centre', 'centre'],
  ['centers', 'centres', 'centres'],
  ['centered', 'centred', 'centred'],
  ['meter', 'metre', 'metre'],
  ['millimeter', 'millimetre', 'millimetre'],
  ['centimeter', 'centimetre', 'centimetre'],
  ['kilometer', 'kilometre', 'kilometre'],
  ['liter', 'litre', 'litre'],
  ['milliliter', 'millilitre', 'millilitre'],
  ['aluminum', 'aluminium', 'aluminum'],
  ['traveler', 'traveller', 'traveller'],
  ['traveling', 'travelling', 'travelling'],
  ['traveled', 'travelled', 'travelled'],
  ['draft', 'draught', 'draft'],
  ['drafty', 'draughty', 'drafty'],
  ['cozy', 'cosy', 'cozy'],
  ['favorite', 'favourite', 'favourite'],
  ['neighbor', 'neighbour', 'neighbour'],
  ['harbor', 'harbour', 'harbour'],
  ['odor', 'odour', 'odour'],
  ['vapor', 'vapour', 'vapour'],
  ['armor', 'armour', 'armour'],
  ['humor', 'humour', 'humour'],
  ['honor', 'honour', 'honour'],
  ['flavor', 'flavour', 'flavour'],
  ['labor', 'labour', 'labour'],
  ['mold', 'mould', 'mould'],
  ['molded', 'moulded', 'moulded'],
  ['molding', 'moulding', 'moulding'],
  ['plow', 'plough', 'plough'],
  ['woolen', 'woollen', 'woollen'],
  ['pajamas', 'pyjamas', 'pyjamas'],
  ['jewelry', 'jewellery', 'jewellery'],
  ['skeptical', 'sceptical', 'skeptical'],
  ['caliber', 'calibre', 'calibre'],
  ['somber', 'sombre', 'sombre'],
  ['maneuver', 'manoeuvre', 'manoeuvre'],
  ['organize', 'organise', 'organize'],
  ['realize', 'realise', 'realize'],
  ['recognize', 'recognise', 'recognize'],
  ['minimize', 'minimise', 'minimize'],
  ['stabilize', 'stabilise', 'stabilize'],
  ['apologize', 'apologise', 'apologize'],
]

const column: Record<English, 0 | 1 | 2> = { 'en-us': 0, 'en-gb': 1, 'en-ca': 2 }
const endings = '(s|ed|ing|ful|less|y|able)?'

/** Whole words only, but for the endings that all three share. */
const known = new Map(
  spellings.flatMap((spelling) => spelling.map((word) => [word, spelling] as const)),
)
const anyWord = new RegExp(`\\b(${[...known.keys()].join('|')})${endings}\\b`, 'gi')

/** English as this country spells it, whichever way it was written. */
export const speltIn = (locale: English, text: string): string =>
  text.replace(anyWord, (found: string, word: string, ending = '') => {
    const spelling = known.get(word.toLowerCase())
    return spelling ? asWritten(found, spelling[column[locale]]) + ending : found
  })

const asWritten = (found: string, word: string) =>
  found.charAt(0) === found.charAt(0).toUpperCase()
    ? word.charAt(0).toUpperCase() + word.slice(1)
    : word

export const isEnglish = (locale: Locale): locale is English => locale.startsWith('en-')
