import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ZoneRate, offersOf } from './shipping-zone.ts'

const aRate = (more: Partial<ZoneRate> = {}): ZoneRate => ({
  code: 'standard',
  label: 'Standard',
  deliveryTime: 'in time',
  price: 695,
  ...more,
})
const days = (min: number, max = min) => ({ days: { min, max } })
const offerAt = (methods: readonly ZoneRate[], at: string, timeZone = 'America/Denver') =>
  offersOf({ timeZone, methods })(new Date(at))

describe('shipping methods', () => {
  const labelsOf = (...rates: Partial<ZoneRate>[]) =>
    offerAt(rates.map(aRate), '2026-06-15T12:00:00Z').methods.map(({ label }) => label)

  test('are sorted by the first day: same day, without a range, then by the range (SHIP-053)', () => {
    expect(
      labelsOf(
        { label: '10-11 days', ...days(10, 11) },
        { label: '3-12 days', ...days(3, 12) },
        { label: 'express' },
        { label: 'same day', ...days(0) },
        { label: '2 days', ...days(2) },
      ),
    ).toEqual(['same day', 'express', '2 days', '3-12 days', '10-11 days'])
  })

  test('are not sorted by their texts', () => {
    expect(
      labelsOf(
        { label: 'slow', deliveryTime: 'Same day', ...days(5) },
        { label: 'fast', deliveryTime: '9 days', ...days(2) },
      ),
    ).toEqual(['fast', 'slow'])
  })

  test('with the same first day keep their order', () => {
    expect(labelsOf({ label: 'b', ...days(3) }, { label: 'a', ...days(3, 9) })).toEqual(['b', 'a'])
  })

  test('without cut-off hours never change', () => {
    expect(offerAt([aRate(days(3))], '2026-06-15T12:00:00Z').validUntil).toBe(Infinity)
  })
})

describe('after its cut-off hour, a method', () => {
  const express = aRate({
    code: 'express',
    ...days(1, 2),
    cutOffHour: 14,
    deliveryTime: 'tomorrow',
    deliveryTimeAfterCutOff: 'the day after',
  })
  const textAt = (at: string, timeZone?: string) =>
    offerAt([express], at, timeZone).methods[0]?.deliveryTime

  test('takes a day longer, by the clock of the zone', () => {
    expect(textAt('2026-06-15T19:59:59Z')).toBe('tomorrow')
    expect(textAt('2026-06-15T20:00:00Z')).toBe('the day after')
    expect(textAt('2026-06-15T20:00:00Z', 'America/Los_Angeles')).toBe('tomorrow')
    expect(textAt('2026-06-15T12:00:00Z', 'Europe/Berlin')).toBe('the day after')
    expect(textAt('2026-06-15T08:30:00Z', 'Asia/Kolkata')).toBe('the day after')
  })

  test('is as fast as before from midnight on', () => {
    expect(textAt('2026-06-16T05:59:59Z')).toBe('the day after')
    expect(textAt('2026-06-16T06:00:00Z')).toBe('tomorrow')
  })

  test('is answered anew at the next quarter of an hour', () => {
    const { validUntil } = offerAt([express], '2026-06-15T19:46:00Z')

    expect(new Date(validUntil).toISOString()).toBe('2026-06-15T20:00:00.000Z')
  })

  test('is sorted by its later day', () => {
    const oneDay = aRate(days(2))
    const codesAt = (at: string) => offerAt([oneDay, express], at).methods.map(({ code }) => code)

    expect(codesAt('2026-06-15T12:00:00Z')).toEqual(['express', 'standard'])
    expect(codesAt('2026-06-15T22:00:00Z')).toEqual(['standard', 'express'])
  })

  test('is not offered if it delivers on the same day only', () => {
    const sameDay = aRate({ ...days(0), cutOffHour: 14 })

    expect(offerAt([sameDay], '2026-06-15T19:59:00Z').methods).toHaveLength(1)
    expect(offerAt([sameDay], '2026-06-15T20:00:00Z').methods).toEqual([])
  })

  test('answers neither the cut-off hour nor the text for another time of day', () => {
    expect(offerAt([express], '2026-06-15T12:00:00Z').methods).toEqual([
      {
        code: 'express',
        label: 'Standard',
        deliveryTime: 'tomorrow',
        price: 695,
        days: { min: 1, max: 2 },
      },
    ])
  })

  test.each([
    ['the clocks go forward', '2026-03-08', '20:00:00Z'],
    ['the clocks have gone forward', '2026-03-09', '20:00:00Z'],
    ['the clocks go back', '2026-11-01', '21:00:00Z'],
    ['the day before the clocks go back', '2026-10-31', '20:00:00Z'],
  ])('is later from the same hour when %s', (_, date, cutOff) => {
    const at = new Date(`${date}T${cutOff}`)

    expect(textAt(new Date(at.getTime() - 1).toISOString())).toBe('tomorrow')
    expect(textAt(at.toISOString())).toBe('the day after')
  })

  test('has passed if the clocks skip the hour', () => {
    const early = aRate({ ...days(1), cutOffHour: 2, deliveryTimeAfterCutOff: 'later' })
    const textOf = (at: string) => offerAt([early], at).methods[0]?.deliveryTime

    expect(textOf('2026-03-08T08:59:59Z')).toBe('in time')
    expect(textOf('2026-03-08T09:00:00Z')).toBe('later')
  })
})

test('in every time zone, an offer changes with the clock only when its validity ends', () => {
  const instants = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      fc.integer({ min: 1, max: 23 }),
      instants,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (timeZone, cutOffHour, at, part) => {
        const rate = aRate({ ...days(1), cutOffHour, deliveryTimeAfterCutOff: 'later' })
        const offers = offersOf({ timeZone, methods: [rate] })
        const { methods, validUntil } = offers(at)
        const later = new Date(Math.floor(at.getTime() + part * (validUntil - 1 - at.getTime())))

        expect(validUntil).toBeGreaterThan(at.getTime())
        expect(offers(later).methods).toEqual(methods)
      },
    ),
  )
})

test('in every time zone, a method takes longer from its hour until midnight', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      fc.integer({ min: 1, max: 23 }),
      fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
      (timeZone, cutOffHour, seconds) => {
        const at = new Date(seconds * 1_000)
        const rate = aRate({ ...days(1), cutOffHour, deliveryTimeAfterCutOff: 'later' })
        const [method] = offersOf({ timeZone, methods: [rate] })(at).methods
        const localTime = at.toLocaleTimeString('sv', { timeZone })
        const isLater = localTime >= `${String(cutOffHour).padStart(2, '0')}:00:00`

        expect(method?.deliveryTime).toBe(isLater ? 'later' : 'in time')
      },
    ),
  )
})
