import { expect, test } from 'vitest'
import { departments } from './categories.ts'
import type { Category } from './categories/category.ts'
import { range } from './range.ts'

const leaves = (category: Category): string[] =>
  category.below ? category.below.flatMap(leaves) : [category.id]

const known = new Set(departments.flatMap(leaves))
const problems: string[] = range.flatMap((style) => [
  ...style.categories.filter((id) => !known.has(id)).map((id) => `${style.styleId}: ${id}`),
  ...Object.entries(style.words).flatMap(([language, words]) => [
    ...(words.name.length > 40 ? [`${style.styleId} ${language}: name`] : []),
    ...(words.kind.length > 60 ? [`${style.styleId} ${language}: kind`] : []),
    ...(words.description.length < 60 || words.description.length > 600
      ? [`${style.styleId} ${language}: description`]
      : []),
    ...(words.features.length < 3 || words.features.length > 5
      ? [`${style.styleId} ${language}: features`]
      : []),
  ]),
])

const twice = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at)

test('every style stands in categories that exist and is described in full', () => {
  expect(problems).toEqual([])
})

test('no two styles share an id, a name or a description', () => {
  expect(twice(range.map(({ styleId }) => styleId))).toEqual([])
  for (const language of ['en', 'fr', 'de', 'it', 'es'] as const) {
    expect(twice(range.map(({ words }) => words[language].name))).toEqual([])
    expect(twice(range.map(({ words }) => words[language].description))).toEqual([])
  }
})

test('a style comes in each colour once, and never in none', () => {
  for (const { styleId, colours } of range) {
    expect([styleId, twice(colours)]).toEqual([styleId, []])
    expect(styleId).toMatch(/^[A-Z0-9]{8}$/)
  }
})
