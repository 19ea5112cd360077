import { expect, test } from 'vitest'
import {
  englishLocales,
  type EnglishLocale,
  foreignWords,
  metricMeasure,
  misspelledIn,
} from './test-spelling.ts'
import { styles } from './test-styles.ts'

/** All texts of a style in one locale. */
const textsIn = (locale: EnglishLocale) =>
  styles.flatMap(({ styleId, texts }) => {
    const { name, kind, description, features, specifications } = texts[locale]
    const lines = specifications.flatMap(({ label, value }) => [label, value])
    return [name, kind, description, ...features, ...lines].map((text) => ({ styleId, text }))
  })

test.each(englishLocales)('the texts in %s are spelled as in that country', (locale) => {
  const texts = textsIn(locale).map(({ styleId, text }) => `${styleId}: ${text}`)
  expect(misspelledIn(locale, texts)).toEqual([])
})

test('American texts have no measures in centimeters, grams or degrees Celsius alone', () => {
  const isOnlyMetric = (text: string) =>
    metricMeasure.test(text) && !/\b(?:oz|lb|in)\b|°F/.test(text)
  expect(textsIn('en-us').filter(({ text }) => isOnlyMetric(text))).toEqual([])
  expect(textsIn('en-gb').some(({ text }) => isOnlyMetric(text))).toBe(true)
})

test('some words are spelled differently in the three countries', () => {
  const wordsIn = (locale: EnglishLocale) =>
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
  const matches = 'Colorado, literature, parameter, barometer, Graydon'.match(foreignWords('en-gb'))
  expect(matches).toBeNull()
  expect('Color and gray fibers'.match(foreignWords('en-gb'))).toEqual(['Color', 'gray', 'fibers'])
  expect('Colour and grey fibres'.match(foreignWords('en-us'))).toEqual([
    'Colour',
    'grey',
    'fibres',
  ])
})
