/** In the order of the columns of the table. */
export const englishLocales = ['en-us', 'en-gb', 'en-ca'] as const
export type EnglishLocale = (typeof englishLocales)[number]

/** American, British, Canadian. */
type SpellingRule = readonly [string, string, string]

/** Words and beginnings of words; endings are added to all three alike. */
const spellings: readonly SpellingRule[] = [
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
  ['canceled', 'cancelled', 'cancelled'],
  ['canceling', 'cancelling', 'cancelling'],
  ['program', 'programme', 'program'],
  ['catalog', 'catalogue', 'catalogue'],
  ['enrollment', 'enrolment', 'enrolment'],
  ['organization', 'organisation', 'organization'],
  ['customize', 'customise', 'customize'],
  ['personalize', 'personalise', 'personalize'],
  ['multicolor', 'multicolour', 'multicolour'],
  ['behavior', 'behaviour', 'behaviour'],
  ['license', 'licence', 'licence'],
]

const endings = '(?:s|ed|ing|ful|less|y|able)?'

/** Finds words that are spelled differently in the country of the locale. */
export function foreignWords(locale: EnglishLocale): RegExp {
  const column = englishLocales.indexOf(locale)
  const foreign = spellings.flatMap((spelling) =>
    spelling.filter((word) => word !== spelling[column]),
  )
  return new RegExp(`\\b(?:${foreign.join('|')})${endings}\\b`, 'gi')
}

/** The words of the texts that are spelled as in another country. */
export const misspelledIn = (locale: EnglishLocale, texts: readonly string[]): string[] => {
  const words = foreignWords(locale)
  return texts.flatMap((text) => Array.from(text.matchAll(words), ([word]) => `${word}: ${text}`))
}

/** Liters of packs, and millimeters of waterproofness and soles, are metric in American shops too. */
export const metricMeasure =
  /\d[\s\u00A0\u202F]?(?:cm|km|kg|g|m|ml|°C)(?![\w²])|\b(?:square )?(?:meter|kilometer|centimeter|kilo|kilogram|gram)s?\b/i
