import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../platform/wire/api.ts'
import type { CallRecord } from '../platform/wire/perform.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { createVisitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('an outage is answered with 503 and the time to retry', async () => {
  const refuseConnection = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }
  const routes = shop.settings.routes.map((route) => ({ ...route, handle: refuseConnection }))
  const failures: unknown[] = []
  const testObserver = {
    ...shop.settings.observer,
    onFailure: (error: unknown) => void failures.push(error),
  }
  const api = createApi({ ...shop.settings, routes, observer: testObserver })
  const visitor = createVisitor((request) => api(request, '203.0.113.7'))

  const answer = await visitor.send('requestToken', { body: { type: 'Guest' } })
  expect(answer).toMatchObject({ status: 503, errorId: 'REQ503' })
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(failures).toHaveLength(1)
})

test('a bug is answered with the general message and without details (ERR-010)', async () => {
  const throwError = async () => {
    throw new Error('secret detail of the server')
  }
  const routes = shop.settings.routes.map((route) => ({ ...route, handle: throwError }))
  const testObserver = { ...shop.settings.observer, onFailure: () => {} }
  const api = createApi({ ...shop.settings, routes, observer: testObserver })
  const visitor = createVisitor((request) => api(request, '203.0.113.7'))
  const answer = await visitor.send('requestToken', { body: { type: 'Guest' } })

  expect(answer).toMatchObject({
    status: 500,
    body: {
      errorDetails: [
        { errorId: 'GEN500', message: 'Something went wrong. Please try again in a moment.' },
      ],
    },
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/secret detail|Error:|\.ts/)
})

test('every refusal is reported to the observer with its code and the correlation id of the answer (ERR-002)', async () => {
  const records: CallRecord[] = []
  const testObserver = {
    ...shop.settings.observer,
    onAnswer: (record: CallRecord) => void records.push(record),
  }
  const api = createApi({ ...shop.settings, observer: testObserver })
  const visitor = createVisitor((request) => api(request, '203.0.113.7'))
  const { body } = await visitor.send('createCart', { body: {} })

  expect(records).toMatchObject([
    {
      call: 'POST /cart/v1/cart',
      status: 401,
      errorId: 'REQ401',
      context: { correlationId: body['correlationId'] },
    },
  ])
})
