import { expect, test } from 'vitest'
import { demoRows } from './demo-rows.ts'
import { demoDocuments } from './documents.ts'

/** The dates in the rows of a shop that is seeded on this day. */
function datesIn(today: string) {
  const rows = demoRows(today)
  const [member] = rows.flatMap((row) => (row.kind === 'customer' && row.memberSince ? [row] : []))
  const [order] = rows.flatMap((row) => (row.kind === 'order' ? [row] : []))
  return {
    birthDate: member?.birthDate,
    memberSince: member?.memberSince,
    birthDates: rows.flatMap((row) =>
      row.kind === 'customer' && !row.memberSince && row.birthDate ? [row.birthDate] : [],
    ),
    orders: [order?.orderedOn, order?.changedOn],
    giftCards: rows.flatMap((row) =>
      row.kind === 'giftCard' && row.expiresOn ? [row.expiresOn] : [],
    ),
    savedCards: rows.flatMap((row) => (row.kind === 'savedCard' ? [row.expiryYear] : [])),
    promotions: rows.flatMap((row) =>
      row.kind === 'promotion' && row.from ? [[row.promotionId, row.from, row.until]] : [],
    ),
    events: Array.from(
      JSON.stringify(demoDocuments(today)).matchAll(/"(?:start|end)Date":"([^"]+)"/g),
      ([, date]) => date,
    ),
  }
}

test.each([
  {
    today: '2026-01-31',
    birthDate: '1991-01-15',
    memberSince: '2023-03-21',
    orders: ['2026-01-27', '2026-01-29'],
    giftCards: ['2026-01-01'],
    savedCards: [2029, 2029, 2029],
    promotions: [
      ['EXPIRED', '2025-10-03T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
      ['NOTYET', '2026-03-02T00:00:00.000Z', undefined],
    ],
    events: ['2026-03-12', '2026-03-14'],
  },
  {
    today: '2028-02-29',
    birthDate: '1991-02-15',
    memberSince: '2025-03-21',
    orders: ['2028-02-25', '2028-02-27'],
    giftCards: ['2028-01-30'],
    savedCards: [2031, 2031, 2031],
    promotions: [
      ['EXPIRED', '2027-11-01T00:00:00.000Z', '2028-01-30T00:00:00.000Z'],
      ['NOTYET', '2028-03-30T00:00:00.000Z', undefined],
    ],
    events: ['2028-04-09', '2028-04-11'],
  },
])('a shop seeded on $today has the dates of that day', ({ today, ...dates }) => {
  const { birthDates, ...otherDates } = datesIn(today)
  expect(otherDates).toEqual(dates)
  expect(new Set(birthDates)).toEqual(new Set(['1988-04-12']))
})

test('the day of seeding must be a date', () => {
  expect(() => demoRows('tomorrow')).toThrow('tomorrow is not a date')
})
