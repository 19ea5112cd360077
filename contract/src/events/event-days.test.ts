import { expect, test } from 'vitest'
import { shopEvent } from './event-calls.ts'
import { daysOfEvent } from './event-days.ts'

const days = (event: object) =>
  daysOfEvent(
    shopEvent.parse({ eventId: 'walk', startDate: '2027-02-27', endDate: '2027-03-01', ...event }),
  )

test('an event has all days from its start to its end, or its attending days (VAL-068)', () => {
  expect(days({})).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
  expect(days({ attendingDays: ['2027-03-01', '2027-02-27'] })).toEqual([
    '2027-02-27',
    '2027-03-01',
  ])
  expect(days({ endDate: '2027-02-27' })).toEqual(['2027-02-27'])
})

test('an event that ends before it starts has one day, and a long event has at most 31 days', () => {
  expect(days({ endDate: '2027-01-01' })).toEqual(['2027-02-27'])
  expect(days({ endDate: '2030-01-01' })).toHaveLength(31)
})
