import { calls } from '@cairn/contract/calls'
import { fr } from '@cairn/contract/refusals/messages/fr'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { errorBody } from '@cairn/contract/wire/client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createMemoryCounter } from '../platform/limits/rate-counter.ts'
import { createApi } from '../platform/wire/api.ts'
import { largestBody } from '../platform/wire/read-request.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import {
  createVisitor,
  requestFor,
  shopOrigin,
  type CallRequest,
  type Visitor,
} from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function guestWithCart() {
  const guest = await shop.guest()
  const { body } = await guest.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  return { guest, basketId: String(body['basketId']) }
}

const totalItems = async (guest: Visitor, basketId: string) =>
  (await guest.send('readCart', { params: { basketId } })).body['totalItems']

describe('a call is refused and changes nothing', () => {
  test.each<[string, NonNullable<CallRequest['headers']>, string]>([
    ['without an access key (AUTH-073, SES-023)', { 'x-access-key': undefined }, '400 API400'],
    ['with an unknown key', { 'x-access-key': 'invented-key' }, '400 API400'],
    ['with a site that does not own its locale', { 'x-site-id': 'CAIRN-DE' }, '400 API400'],
    ['without a site', { 'x-site-id': undefined }, '400 API400'],
    ['that accepts only HTML', { accept: 'text/html' }, '406 API406'],
    ['that excludes JSON from its accept header', { accept: '*/*;q=0, text/html' }, '406 API406'],
    ['without an origin', { origin: undefined }, '403 REQ403'],
    ['from a foreign origin', { origin: 'https://evil.example' }, '403 REQ403'],
    ['from a sandboxed frame', { origin: 'null' }, '403 REQ403'],
    [
      'from a host name that begins with ours',
      { origin: `${shopOrigin}.evil.example` },
      '403 REQ403',
    ],
    ['from another port of our host', { origin: 'http://localhost:3001' }, '403 REQ403'],
  ])('%s', async (_, headers, refusal) => {
    const { guest, basketId } = await guestWithCart()
    const request = { body: { basketId, sku: 'CAIRN001BLK-M' }, headers }
    const { status, errorId } = await guest.send('addItem', request)

    expect(`${status} ${errorId}`).toBe(refusal)
    expect(await totalItems(guest, basketId)).toBe(1)
  })

  test.each([
    'text/plain',
    'text/plain;application/json',
    'text/html',
    'text/json',
    'application/x-json',
    'application/json5',
    'application/hal+json',
    'application/xml',
    'application/octet-stream',
    'application/javascript',
    'application/json;',
    'application/json; charset=utf-16',
    'application/json; charset="utf-8"',
    'application/json; charset=utf-8;',
    'application/json;boundary=x',
    'application/json /x',
    'application/json, application/json',
    'application /json',
    'application/ json',
    'application\\json',
    'application%2Fjson',
    'application/json#',
    'application/json?',
    'charset=utf-8; application/json',
    'image/png',
    'multipart/mixed',
    'application/*',
    'text/plain, application/json',
    '; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\t;charset=utf-8',
    'application/json;charset=utf-7',
    'application/json; charset=utf-8; boundary=x',
    'application/json,text/plain',
    'application/jsonp',
    'application/ld+json',
    'json',
    '*/*',
    '',
  ])('whose content type is "%s"', async (type) => {
    const { guest, basketId } = await guestWithCart()
    const request = { body: { basketId, sku: 'CAIRN001BLK-M' }, headers: { 'content-type': type } }

    expect(await guest.send('addItem', request)).toMatchObject({ status: 415, errorId: 'API415' })
    expect(await totalItems(guest, basketId)).toBe(1)
  })

  test.each([
    ['not JSON at all', '{"basketId":'],
    ['a list', '[]'],
    ['a string', '"add"'],
    ['null', 'null'],
    ['deeply nested', '['.repeat(50_000)],
  ])('whose body is %s', async (_, rawBody) => {
    const { guest } = await guestWithCart()

    expect(
      await guest.send('addItem', { rawBody, headers: { 'content-type': 'application/json' } }),
    ).toMatchObject({
      status: 400,
      errorId: 'REQ400',
    })
  })

  test('whose body is too large, with and without a content-length (VAL-023)', async () => {
    const { guest, basketId } = await guestWithCart()
    const body = { basketId, sku: 'CAIRN001BLK-M', recipeId: 'x'.repeat(largestBody) }
    const headers = { 'content-type': 'application/json' }
    const inPieces = new Blob([JSON.stringify(body)]).stream()

    const announced = { 'content-length': String(largestBody + 1) }

    expect(await guest.send('addItem', { body, headers: announced })).toMatchObject({
      status: 413,
      errorId: 'REQ413',
    })
    expect(await guest.send('addItem', { rawBody: inPieces, headers })).toMatchObject({
      status: 413,
    })
    expect(await totalItems(guest, basketId)).toBe(1)
  })

  test.each([
    ['a text is longer than it may be', { shippingId: 'x'.repeat(256) }, 'body.shippingId'],
    [
      'a list has more than a hundred entries',
      { itemIds: Array.from({ length: 101 }, () => crypto.randomUUID()) },
      'body.itemIds',
    ],
  ])('in which %s, and the field is named (VAL-023)', async (_, tooLong, field) => {
    const { guest, basketId } = await guestWithCart()
    const body = { basketId, code: 'express', ...tooLong }
    const response = await guest.send('setShippingMethod', { body })
    expect(response).toMatchObject({ status: 400, errorId: 'REQ400' })
    const { errorDetails } = errorBody.parse(response.body)
    expect(errorDetails.map((detail) => detail.field)).toContain(field)
  })

  test('for an unknown path, and for a method that a path does not have (ERR-011, ERR-012)', async () => {
    const api = createApi(shop.settings)
    const answer = async (path: string, method: string) => {
      const request = new Request(`${shopOrigin}${path}?locale=fr-fr`, { method })
      const response = await api(request, '203.0.113.7')
      const { errorDetails } = errorBody.parse(await response.json())
      return { status: response.status, allow: response.headers.get('allow'), errorDetails }
    }

    expect(await answer('/api/cart/v9/cart', 'GET')).toMatchObject({
      status: 404,
      errorDetails: [{ errorId: 'API404', message: fr.callUnknown }],
    })
    expect(await answer('/fapi/sitemap', 'POST')).toMatchObject({ status: 405, allow: 'GET, HEAD' })
    expect(await answer('/api/cart/v1/item', 'PATCH')).toMatchObject({
      status: 405,
      allow: 'POST, DELETE',
      errorDetails: [{ errorId: 'API405', message: fr.methodWrong }],
    })
  })

  test('naming every invalid field', async () => {
    const { guest, basketId } = await guestWithCart()
    const { body } = await guest.send('addItem', { body: { basketId, sku: '!', qty: -1 } })
    const { errorDetails } = errorBody.parse(body)

    expect(errorDetails.slice(1).map(({ field }) => field)).toEqual(['body.sku', 'body.qty'])
  })
})

test('unsupported content types are refused with a message in the language of the call (ERR-013, ERR-014)', async () => {
  const { guest, basketId } = await guestWithCart()
  const errorFor = async (headers: NonNullable<CallRequest['headers']>) =>
    errorBody.parse(
      (await guest.send('addItem', { body: { basketId }, headers, locale: 'fr-fr' })).body,
    ).errorDetails[0]

  expect(await errorFor({ accept: 'image/png' })).toMatchObject({
    errorId: 'API406',
    message: fr.notAcceptable,
  })
  expect(await errorFor({ 'content-type': 'text/plain' })).toMatchObject({
    errorId: 'API415',
    message: fr.wrongContentType,
  })
})

describe('every answer', () => {
  test('repeats the correlation id and the transaction id of its request, also as an error (SES-015, ERR-004)', async () => {
    const { guest, basketId } = await guestWithCart()
    const headers = { 'x-correlation-id': 'visit-7', 'x-transaction-id': 'step-8' }
    const success = await guest.send('readCart', { params: { basketId }, headers })
    const failure = await guest.send('readCart', { params: { basketId: 'none' }, headers })

    for (const { headers: answered } of [success, failure]) {
      expect(answered.get('x-correlation-id')).toBe('visit-7')
      expect(answered.get('x-transaction-id')).toBe('step-8')
    }
    expect(failure.body).toMatchObject({ correlationId: 'visit-7' })
  })

  test('replaces an id that is unsafe for logs and headers', async () => {
    const { guest, basketId } = await guestWithCart()
    const headers = { 'x-correlation-id': 'x'.repeat(65) }
    const { headers: answered } = await guest.send('readCart', { params: { basketId }, headers })

    expect(answered.get('x-correlation-id')).toMatch(/^[\w-]{36}$/)
  })

  test('forbids caching', async () => {
    const { guest, basketId } = await guestWithCart()
    const { headers } = await guest.send('readCart', { params: { basketId } })

    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('that is an error begins with a code and a message in the language of its locale (ERR-003)', async () => {
    const guest = await shop.guest()
    const errorFor = async (locale: CallRequest['locale'] & string) => {
      const params = { basketId: crypto.randomUUID() }
      const { body } = await guest.send('readCart', { params, locale })
      return errorBody.parse(body).errorDetails[0]
    }
    const all = await Promise.all(
      (['en-gb', 'fr-ca', 'de-de', 'it-it', 'es-es'] as const).map(errorFor),
    )

    expect(all.every((detail) => detail?.errorId === 'BSK404')).toBe(true)
    expect(new Set(all.map((detail) => detail?.message)).size).toBe(5)
  })
})

test('undeclared fields have no effect', async () => {
  const guest = await shop.guest()
  const response = await guest.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const other = await shop.guest()
  const rawBody = `{"sku":"CAIRN001BLK-M","price":{"current":1},"total":1,"consumerType":"EMPLOYEE",
    "status":"paid","version":99,"bonus":true,"__proto__":{"qty":9},"constructor":{"prototype":{"qty":9}}}`
  const paddedResponse = await other.send('createCartWithItem', {
    rawBody,
    headers: { 'content-type': 'application/json' },
  })

  expect(paddedResponse.body['totals']).toEqual(response.body['totals'])
  expect(paddedResponse.body['totalItems']).toBe(1)
  expect(paddedResponse.body['version']).toBe(response.body['version'])
})

test('a client that exceeds the rate limit is refused with the time to wait', async () => {
  const api = createApi({ ...shop.settings, count: createMemoryCounter(), challenges: undefined })
  const visitor = createVisitor((request) => api(request, '198.51.100.9'))
  const answers = await Promise.all(
    Array.from({ length: 610 }, () => visitor.send('requestToken', { body: { type: 'Refresh' } })),
  )
  const limited = answers.filter(({ status }) => status === 429)

  expect(limited.length).toBe(10)
  expect(limited[0]).toMatchObject({ errorId: 'REQ429' })
  const seconds = Number(limited[0]?.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(errorBody.parse(limited[0]?.body).errorDetails[0]?.message).toBe(
    messageFor('tooManyRequests', 'en', { seconds }),
  )
})

describe('the mock flag', () => {
  test('replaces answers with samples outside production, and has no effect in production (SES-028)', async () => {
    const request = requestFor(
      calls.readCart,
      { params: { basketId: crypto.randomUUID() } },
      'cairn_mock=1',
    )
    const mockResponse = await createApi(shop.settings)(request.clone(), '203.0.113.7')
    const realResponse = await createApi({ ...shop.settings, mocks: false })(request, '203.0.113.7')

    expect(mockResponse.status).toBe(200)
    expect(calls.readCart.answer.safeParse(await mockResponse.json()).success).toBe(true)
    expect(realResponse.status).toBe(401)
  })
})
