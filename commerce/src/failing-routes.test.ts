import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from './platform/wire/api.ts'
import type { Told } from './platform/wire/watched.ts'
import { openShop, type Shop } from './testing/shop.ts'
import { createVisitor } from './testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('an outage is answered as one that passes, with the time to come back', async () => {
  const away = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }
  const routes = shop.settings.routes.map((route) => ({ ...route, handle: away }))
  const failures: unknown[] = []
  const watch = { ...shop.settings.watch, failed: (error: unknown) => void failures.push(error) }
  const api = createApi({ ...shop.settings, routes, watch })
  const visitor = createVisitor((request) => api(request, '203.0.113.7'))

  const answer = await visitor.send('requestToken', { body: { type: 'Guest' } })
  expect(answer).toMatchObject({ status: 503, errorId: 'REQ503' })
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(failures).toHaveLength(1)
})

test('a bug is answered with a code and no word of what happened (ERR-010)', async () => {
  const broken = async () => {
    throw new Error('secret detail of the house')
  }
  const routes = shop.settings.routes.map((route) => ({ ...route, handle: broken }))
  const watch = { ...shop.settings.watch, failed: () => {} }
  const api = createApi({ ...shop.settings, routes, watch })
  const visitor = createVisitor((request) => api(request, '203.0.113.7'))
  const answer = await visitor.send('requestToken', { body: { type: 'Guest' } })

  expect(answer).toMatchObject({ status: 500, errorId: 'GEN500' })
  expect(JSON.stringify(answer.body)).not.toMatch(/secret detail|Error:|\.ts/)
})

test('every refusal is told to who watches, with its code and the id that the client was given (ERR-002)', async () => {
  const told: Told[] = []
  const watch = { ...shop.settings.watch, answered: (one: Told) => void told.push(one) }
  const api = createApi({ ...shop.settings, watch })
  const visitor = createVisitor((request) => api(request, '203.0.113.7'))
  const { body } = await visitor.send('createCart', { body: {} })

  expect(told).toMatchObject([
    {
      call: 'POST /cart/v1/cart',
      status: 401,
      errorId: 'REQ401',
      asked: { correlationId: body['correlationId'] },
    },
  ])
})
