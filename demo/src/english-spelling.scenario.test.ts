import { expect, test } from 'vitest'
import { styles } from './test-styles.ts'

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
]

const endings = '(?:s|ed|ing|ful|less|y|able)?'

/** Finds words that are spelled differently in the country of this column of the table. */
function foreignWords(column: 0 | 1 | 2): RegExp {
  const foreign = spellings.flatMap((spelling) =>
    spelling.filter((word) => word !== spelling[column]),
  )
  return new RegExp(`\\b(?:${foreign.join('|')})${endings}\\b`, 'gi')
}

/** All texts of a style in one locale. */
const textsIn = (locale: 'en-us' | 'en-gb' | 'en-ca') =>
  styles.flatMap(({ styleId, texts }) => {
    const { name, kind, description, features, specifications } = texts[locale]
    const lines = specifications.flatMap(({ label, value }) => [label, value])
    return [name, kind, description, ...features, ...lines].map((text) => ({ styleId, text }))
  })

test.each([
  ['en-us', 0],
  ['en-gb', 1],
  ['en-ca', 2],
] as const)('the texts in %s are spelled as in that country', (locale, column) => {
  const words = foreignWords(column)
  const misspelled = textsIn(locale).flatMap(({ styleId, text }) =>
    Array.from(text.matchAll(words), ([word]) => `${styleId}: ${word}`),
  )
  expect(misspelled).toEqual([])
})

test('some words are spelled differently in the three countries', () => {
  const wordsIn = (locale: 'en-us' | 'en-gb' | 'en-ca') =>
    textsIn(locale)
      .map(({ text }) => text)
      .join('\n')
  expect(wordsIn('en-us')).toMatch(/\bfibers?\b/)
  expect(wordsIn('en-us')).toMatch(/\bAluminum\b/)
  expect(wordsIn('en-gb')).toMatch(/\bfibres?\b/)
  expect(wordsIn('en-gb')).toMatch(/\bAluminium\b/)
  expect(wordsIn('en-ca')).toMatch(/\bfibres?\b/)
  expect(wordsIn('en-ca')).toMatch(/\bAluminum\b/)
})

test('words that only resemble those of the table are accepted', () => {
  const matches = 'Colorado, literature, parameter, barometer, Graydon'.match(foreignWords(1))
  expect(matches).toBeNull()
  expect('Color and gray fibers'.match(foreignWords(1))).toEqual(['Color', 'gray', 'fibers'])
  expect('Colour and grey fibres'.match(foreignWords(0))).toEqual(['Colour', 'grey', 'fibres'])
})
