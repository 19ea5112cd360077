import { importedCategory } from '@cairn/contract/imports/catalogue-import'
import { locales } from '@cairn/contract/sites/sites'
import { expect, test } from 'vitest'
import { rowsSeededOn } from './demo-row.ts'
import { referenceDate } from './seeding-date.ts'
import { duplicatesIn, knownStyles, styles } from './test-styles.ts'

const categories = rowsSeededOn(referenceDate, 'categories').map(({ kind, ...row }) => {
  expect(kind).toBe('category')
  return importedCategory.parse(row)
})
const parents = new Set(categories.map(({ parentId }) => parentId))
const leaves = new Set(
  categories.map(({ categoryId }) => categoryId).filter((id) => !parents.has(id)),
)

test('every style is in categories that exist and that have no categories below them', () => {
  const unknown = styles.flatMap(({ styleId, categories: own }) =>
    own.filter((id) => !leaves.has(id)).map((id) => `${styleId}: ${id}`),
  )
  expect(unknown).toEqual([])
  expect(styles.filter((style) => style.categories.length === 0)).toEqual([])
})

test('every style is described in full in every locale', () => {
  const problems = styles.flatMap(({ styleId, texts }) =>
    locales.flatMap((locale) => {
      const { name, kind, description, features } = texts[locale]
      const isWrongByField = {
        name: name.length > 40,
        kind: kind === '' || kind.length > 60,
        description: description.length < 60 || description.length > 600,
        features: features.length < 3 || features.length > 5,
      }
      return Object.entries(isWrongByField).flatMap(([field, isWrong]) =>
        isWrong ? [`${styleId} ${locale}: ${field}`] : [],
      )
    }),
  )
  expect(problems).toEqual([])
})

test('no two styles share an id, and no two share a name, a slug or a description in a locale', () => {
  const knownSet = new Set(knownStyles)
  const others = styles.filter((style) => !knownSet.has(style))
  expect(duplicatesIn(styles.map(({ styleId }) => styleId))).toEqual([])
  for (const locale of locales) {
    expect(duplicatesIn(others.map(({ texts }) => texts[locale].name))).toEqual([])
    expect(duplicatesIn(others.map(({ texts }) => texts[locale].description))).toEqual([])
    expect(duplicatesIn(others.map(({ texts }) => texts[locale].slug))).toEqual([])
  }
})

test('a style comes in each colour once, and in one at least', () => {
  for (const { styleId, products } of styles) {
    expect(styleId).toMatch(/^[A-Z0-9]{8}$/)
    expect(products.length).toBeGreaterThan(0)
    expect([styleId, duplicatesIn(products.map(({ colour }) => colour))]).toEqual([styleId, []])
    for (const { productId } of products) expect(productId.slice(0, 8)).toBe(styleId)
  }
})

test('a colour has the same names, swatch and family in every style', () => {
  const colours = new Map<string, object>()
  for (const { colour, family, swatch, colourNames } of styles.flatMap((style) => style.products)) {
    const first = colours.get(colour) ?? { family, swatch, colourNames }
    colours.set(colour, first)
    expect([colour, { family, swatch, colourNames }]).toEqual([colour, first])
  }
})
