import { locales } from '@cairn/contract/sites/sites'
import { describe, expect, test } from 'vitest'
import { tablesOf } from '../platform/privacy/personal-data.ts'
import { dataPage } from './data-page.ts'
import { en } from './messages/en.ts'
import { personalDataOwners } from './person-flow.ts'

const exportedAt = '2026-11-27T09:30:00.000Z'
const pageOf = (
  tables: Record<string, unknown[]>,
  locale: Parameters<typeof dataPage>[1] = 'en-us',
) => dataPage({ exportedAt, data: { accounts: tables } }, locale)

test('every exported table and column has a name', () => {
  const texts = new Set<string>(Object.keys(en))
  const names = [...tablesOf(personalDataOwners)].flatMap(([table, { exported }]) =>
    exported.length === 0 ? [] : [table, ...exported],
  )
  expect([...new Set(names)].filter((name) => !texts.has(name))).toEqual([])
})

describe('the page with the data of a shopper', () => {
  test.each(locales)('is written for %s', (locale) => {
    const html = pageOf({ accounts: [{ first_name: 'Nora', is_main: true }] }, locale)
    expect(html).toContain(`<html lang="${locale.slice(0, 2)}-${locale.slice(3).toUpperCase()}">`)
    expect(html).toContain('<dd>Nora</dd>')
  })

  test('names tables, columns and values in the language of the shopper', () => {
    const html = pageOf({ accounts: [{ birth_date: '1990-05-17', is_main: true }] }, 'de-de')
    for (const text of ['<h2>Konto</h2>', '<dt>Geburtsdatum</dt>', '17. Mai 1990', '<dd>Ja</dd>'])
      expect(html).toContain(text)
  })

  test.each([
    ['en-gb', '1 March 2027', '2 March 2027', '9:30'],
    ['de-de', '1. März 2027', '2. März 2027', '10:30'],
    ['fr-fr', '1 mars 2027', '2 mars 2027', '10:30'],
    ['it-it', '1 marzo 2027', '2 marzo 2027', '10:30'],
    ['es-es', '1 de marzo de 2027', '2 de marzo de 2027', '10:30'],
    ['en-us', 'March 1, 2027', 'March 2, 2027', '2:30'],
  ] as const)('shows the days of an event in the language of %s', (locale, first, second, time) => {
    const registration = {
      event_id: 'night-walk',
      attending_days: ['2027-03-01', '2027-03-02'],
      submitted_at: '2026-11-27T09:30:00.123+00:00',
    }
    const html = pageOf({ event_registrations: [registration] }, locale)
    expect(html).toContain(`<dd>${first}<br>${second}</dd>`)
    expect(html).toMatch(new RegExp(`2026[^<]*${time}`))
    expect(html).not.toMatch(/\d{4}-\d\d-\d\d/)
  })

  test('has one French word for email in each country', () => {
    const accounts = [{ email: 'a@b.ca', pending_email: 'b@b.ca', double_optin: true }]
    const french = (locale: 'fr-fr' | 'fr-ca') =>
      pageOf({ accounts, mails: [{ kind: 'x' }], account_links: [{ purpose: 'x' }] }, locale)
    expect(french('fr-ca')).toContain('<dt>Adresse courriel</dt>')
    expect(french('fr-ca')).not.toMatch(/e-mail/i)
    expect(french('fr-fr')).toContain('<dt>Adresse e-mail</dt>')
    expect(french('fr-fr')).not.toMatch(/courriel/i)
  })

  test('runs nothing that somebody has typed', () => {
    const html = pageOf({ cases: [{ submission: { message: '<script>alert("1")</script>\nx' } }] })
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;<br>x')
  })

  test('shows the fields of JSON columns by their names, and leaves out what is empty', () => {
    const html = pageOf({
      address_book_entries: [
        { fields: { firstName: 'Nora', addressLine1: 'Quay 1', addressLine2: null, city: '' } },
      ],
    })
    expect(html).toContain('<dt>First name</dt><dd>Nora</dd><dt>Street</dt><dd>Quay 1</dd></dl>')
  })

  test('shows amounts in their currency, and rates and numbers as they are', () => {
    const html = pageOf({
      orders: [
        {
          currency: 'USD',
          totals: { shipping: 1_250 },
          tax_lines: [{ rate: 8_810, tax: 99 }],
          instruments: [{ amount: 2_000, points: 2_000 }],
        },
      ],
      order_lines: [{ quantity: 2, price: { final: 104_500 } }],
    })
    for (const text of ['$12.50', '8.81%', '$0.99', '$20.00', '<dd>2,000</dd>', '<dd>2</dd>'])
      expect(html).toContain(text)
    expect(html).toContain('<dd>1,045.00</dd>')
  })

  test('shows pictures', () => {
    const html = pageOf({ case_photos: [{ media_type: 'image/png', content: '\\x89504e47' }] })
    expect(html).toContain('<img alt="" src="data:image/png;base64,iVBORw==">')
  })

  test('says that nothing is stored', () => {
    expect(dataPage({ exportedAt, data: {} }, 'en-us')).toContain(en.noData)
  })
})
