import { locales } from '@cairn/contract/sites/sites'
import { describe, expect, test } from 'vitest'
import { categoryDescription, categoryTitle, shortDescription } from './page-description.ts'

describe('a description', () => {
  test('of at most 160 characters is kept', () => {
    const text = 'x'.repeat(160)
    expect(shortDescription(` ${text}\n`)).toBe(text)
  })

  test('that is too long ends after a sentence', () => {
    const sentence = `${'A shell for rain that comes from the side. '.repeat(3)}`.trim()
    expect(shortDescription(`${sentence} And the rest is too long to be shown by anybody.`)).toBe(
      sentence,
    )
  })

  test('without a sentence of useful length ends after a word', () => {
    const text = `Short. ${'longish '.repeat(40)}`
    const result = shortDescription(text)
    expect(result).toMatch(/^Short\. (longish )*longish…$/)
    expect(result.length).toBeLessThanOrEqual(160)
    expect(result.length).toBeGreaterThan(140)
  })
})

describe('a category', () => {
  const jackets = { names: ['Women', 'Jackets', 'Down jackets'], page: 1 }

  test('is named with the department that it belongs to, and with its page from the second on', () => {
    expect(categoryTitle(jackets, 'en-us')).toBe('Down jackets · Women')
    expect(categoryTitle({ ...jackets, page: 2 }, 'de-de')).toBe('Down jackets · Women · Seite 2')
    expect(categoryTitle({ names: ['Women'], page: 1 }, 'en-us')).toBe('Women')
  })

  test('is described by as many products as fit', () => {
    const content = { ...jackets, total: 3, productNames: ['Summit', 'Ridge', 'Tarn', 'Scree'] }
    expect(categoryDescription(content, 'en-us')).toBe(
      'Women, Jackets, Down jackets: 3 products, such as Summit, Ridge, and Tarn. 60 days to decide, and returns are free.',
    )
    const long = { ...content, productNames: ['Summit '.repeat(5).trim(), 'Ridge '.repeat(12)] }
    expect(categoryDescription(long, 'en-us')).toBe(
      'Women, Jackets, Down jackets: 3 products, such as Summit Summit Summit Summit Summit. 60 days to decide, and returns are free.',
    )
  })

  test.each(locales)(
    'has a description of at most 160 characters in %s, also when it is empty',
    (locale) => {
      const names = ['Department of everything', 'Jackets of all kinds', 'Jackets of one kind only']
      const longest = { names, page: 12, total: 1234, productNames: ['Name of it '.repeat(9)] }
      for (const content of [longest, { ...longest, total: 0, productNames: [] }]) {
        const text = categoryDescription(content, locale)
        expect(text.length).toBeLessThanOrEqual(160)
        expect(text).toContain('Jackets of one kind only')
      }
    },
  )
})
