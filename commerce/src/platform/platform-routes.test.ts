import { calls } from '@cairn/contract/calls'
import { sampleOf } from '@cairn/contract/sample'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('the server tells the time, whatever the clocks of visitors say (SES-035)', async () => {
  vi.setSystemTime('2031-01-01')
  const { body } = await shop.visitor().send('readServerTime')
  vi.useRealTimers()
  const told = new Date(String(body['timestamp'])).getTime()

  expect(Math.abs(told - Date.now())).toBeLessThan(5_000)
})

const checked = (contract: string, body: Record<string, unknown>) =>
  shop.visitor().send('validateResponse', {
    params: { contract },
    body: { path: '/api/cart/v1/cart', method: 'POST', ...body },
  })

test('an answer is held against its contract, and every difference named', async () => {
  const cart = sampleOf(calls.createCart.answer)

  expect((await checked('createCart', { data: cart })).body).toEqual({
    isValid: true,
    problems: [],
  })
  expect((await checked('createCart', { data: { basketId: 7 } })).body).toMatchObject({
    isValid: false,
    problems: expect.arrayContaining([expect.objectContaining({ path: 'basketId' })]),
  })
})

test('an error is held against the one shape that errors have', async () => {
  const error = { errorDetails: [{ errorId: 'BSK404', message: 'gone' }], correlationId: 'a' }

  expect((await checked('readCart', { error })).body).toMatchObject({ isValid: true })
  expect((await checked('readCart', { error: { code: 404 } })).body).toMatchObject({
    isValid: false,
  })
  expect(await checked('toString', { data: {} })).toMatchObject({ status: 404, errorId: 'API404' })
})
