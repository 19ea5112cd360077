import { expect, test } from 'vitest'
import { daysOfEvent } from './event-days.ts'
import { shopEvent } from './event-entity.ts'

const days = (event: object) =>
  daysOfEvent(
    shopEvent.parse({ eventId: 'walk', startDate: '2027-02-27', endDate: '2027-03-01', ...event }),
  )

test('the days of an event are all from its first to its last, or those that it names (VAL-068)', () => {
  expect(days({})).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
  expect(days({ attendingDays: ['2027-03-01', '2027-02-27'] })).toEqual([
    '2027-02-27',
    '2027-03-01',
  ])
  expect(days({ endDate: '2027-02-27' })).toEqual(['2027-02-27'])
})

test('an event that ends before it begins has its first day, and one without end a month', () => {
  expect(days({ endDate: '2027-01-01' })).toEqual(['2027-02-27'])
  expect(days({ endDate: '2030-01-01' })).toHaveLength(31)
})
