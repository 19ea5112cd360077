import { choiceToText, type ConsentCode, consentVersion } from '@cairn/contract/consent/consent'
import type { Locale } from '@cairn/contract/sites/sites'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import type { BrowserMonitor } from './analytics-routes.ts'

const measured: unknown[] = []
const reported: unknown[] = []
const browserMonitor: BrowserMonitor = {
  measure: (measurement) => void measured.push(measurement),
  reportError: (error, correlationId) => void reported.push({ ...error, correlationId }),
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ browserMonitor })
})
beforeEach(() => {
  measured.length = 0
  reported.length = 0
})
afterAll(() => shop.close())

const consent = (codes: readonly ConsentCode[]) =>
  choiceToText({
    version: consentVersion,
    chosenAt: new Date(),
    codes,
    consentId: '0b56a1f2-3c4d-4e5f-8a9b-0c1d2e3f4a5b',
  })

function visitorWho(codes?: readonly ConsentCode[]) {
  const visitor = shop.visitor()
  if (codes) visitor.jar.set('cairn_consent', consent(codes))
  return visitor
}

const measurement = { name: 'LCP', duration: 812, labels: { page: 'Home' } }
const measurements = { measureBatch: [measurement, { ...measurement, name: 'mine' }] }
const failure = { kind: 'script', message: 'no jane@example.com', path: '/en-us/cart' }
const errors = { errors: [failure] }

type Visit = [who: string, locale: Locale, codes: readonly ConsentCode[] | undefined]

const allowed: Visit[] = [
  ['of a visitor outside EMEA', 'en-us', undefined],
  ['of a visitor in EMEA who allows C0002', 'de-de', ['C0001', 'C0002']],
]
const refused: Visit[] = [
  ['of a visitor in EMEA before a choice', 'de-de', undefined],
  ['of a visitor in EMEA who refuses C0002', 'de-de', ['C0001', 'C0003', 'C0004']],
  ['of a visitor elsewhere who refuses C0002', 'en-us', ['C0001']],
]

describe('measurements and errors', () => {
  test.each(allowed)('%s are passed on', async (_, locale, codes) => {
    const visitor = visitorWho(codes)
    const sent = await visitor.send('ingestMeasurements', { locale, body: measurements })
    expect(sent).toMatchObject({ status: 200, body: {} })
    expect(measured).toEqual([
      { name: 'LCP', page: 'Home', duration: 812 },
      { name: 'other', page: 'Home', duration: 812 },
    ])
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/145.0', 'x-correlation-id': 'the-page' }
    await visitor.send('ingestErrors', { locale, body: errors, headers })
    expect(reported).toEqual([
      {
        ...failure,
        message: 'no …',
        count: 1,
        browser: 'Firefox 145',
        locale,
        correlationId: 'the-page',
      },
    ])
  })

  test.each(refused)('%s are ignored (ANA-005)', async (_, locale, codes) => {
    const visitor = visitorWho(codes)
    expect(await visitor.send('ingestMeasurements', { locale, body: measurements })).toMatchObject({
      status: 200,
    })
    expect(await visitor.send('ingestErrors', { locale, body: errors })).toMatchObject({
      status: 200,
    })
    expect([...measured, ...reported]).toEqual([])
  })
})

test('the error of a failed call has the correlation id of that call', async () => {
  const correlationId = '0c9a1c52-7f3b-4f7e-8a35-5d1f0b6a7c21'
  const body = {
    errors: [{ ...failure, kind: 'call', call: 'addItem', errorId: 'GEN500', correlationId }],
  }
  await shop.visitor().send('ingestErrors', { body })
  expect(reported).toMatchObject([{ call: 'addItem', errorId: 'GEN500', correlationId }])
})

test('more than ten errors are refused, and none of them is passed on', async () => {
  const body = { errors: Array.from({ length: 11 }, () => failure) }
  const { errorId } = await shop.visitor().send('ingestErrors', { body })
  expect(errorId).toBe('REQ400')
  expect(reported).toEqual([])
})

test.each(['http://evil.example', undefined])(
  'a page of the origin %s can send neither',
  async (origin) => {
    const headers = { origin }
    const visitor = shop.visitor()
    expect(
      (await visitor.send('ingestMeasurements', { body: measurements, headers })).errorId,
    ).toBe('REQ403')
    expect((await visitor.send('ingestErrors', { body: errors, headers })).errorId).toBe('REQ403')
    expect([...measured, ...reported]).toEqual([])
  },
)
