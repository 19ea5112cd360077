import { expect, test } from 'vitest'
import { inUnit, unitOf } from './size-guide.tsx'

const german = {
  title: 'Damenbekleidung',
  columns: ['Größe', 'Brust (cm)'],
  rows: [
    ['36', '82,5–86'],
    ['38', '88'],
  ],
}

test('detects the unit of a table', () => {
  expect(unitOf(german)).toBe('cm')
  expect(unitOf({ ...german, columns: ['Size', 'Chest (in)'] })).toBe('in')
  expect(unitOf({ ...german, columns: ['Size', 'Litres'] })).toBeUndefined()
})

test('converts lengths with the number format of the language, and leaves sizes unchanged', () => {
  expect(inUnit(german, 'in', 'de-DE')).toEqual({
    title: 'Damenbekleidung',
    columns: ['Größe', 'Brust (in)'],
    rows: [
      ['36', '32,5–33,9'],
      ['38', '34,6'],
    ],
  })
  const american = { title: '', columns: ['Size', 'Foot length (in)'], rows: [['9', '10.6']] }
  expect(inUnit(american, 'cm', 'en-US').rows).toEqual([['9', '26.9']])
})

test('changes nothing if the table already has the unit', () => {
  expect(inUnit(german, 'cm', 'de-DE')).toEqual(german)
})
