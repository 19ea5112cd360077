import { calls } from '@cairn/contract/calls'
import { sampleOf } from '@cairn/contract/wire/sample'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signInDemoAccount } from '../testing/loyalty-enrollment.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('answers with the time of the server, whatever the clock of the client says (SES-035)', async () => {
  vi.setSystemTime('2031-01-01')
  const { body } = await shop.visitor().send('readServerTime')
  vi.useRealTimers()
  const serverTime = new Date(String(body['timestamp'])).getTime()

  expect(Math.abs(serverTime - Date.now())).toBeLessThan(5_000)
})

test('the dates of consents and the age limit follow the time of the server (SES-035)', async () => {
  const { visitor, change } = await signInDemoAccount(shop, 'partial')
  const thisYear = new Date().getFullYear()
  vi.setSystemTime(`${thisYear + 5}-01-01`)
  const consent = { type: 'Newsletter', channel: 'email', optin: true }
  const { body } = await visitor.send('subscribe', { body: consent })
  const tooYoung = await change({ consumerDetails: { birthDate: `${thisYear - 12}-06-01` } })
  vi.useRealTimers()

  const optinDate = new Date(String(body['optinDate'])).getTime()
  expect(Math.abs(optinDate - Date.now())).toBeLessThan(5_000)
  expect(tooYoung).toMatchObject({ errorId: 'PRO410' })
})

const validate = (contract: string, body: Record<string, unknown>) =>
  shop.visitor().send('validateResponse', {
    params: { contract },
    body: { path: '/api/cart/v1/cart', method: 'POST', ...body },
  })

test('validates an answer against its contract and names every difference', async () => {
  const cart = sampleOf(calls.createCart.answer)

  expect((await validate('createCart', { data: cart })).body).toEqual({
    isValid: true,
    problems: [],
  })
  expect((await validate('createCart', { data: { basketId: 7 } })).body).toMatchObject({
    isValid: false,
    problems: expect.arrayContaining([expect.objectContaining({ path: 'basketId' })]),
  })
})

test('validates an error against the schema of errors', async () => {
  const error = { errorDetails: [{ errorId: 'BSK404', message: 'gone' }], correlationId: 'a' }

  expect((await validate('readCart', { error })).body).toMatchObject({ isValid: true })
  expect((await validate('readCart', { error: { code: 404 } })).body).toMatchObject({
    isValid: false,
  })
  expect(await validate('toString', { data: {} })).toMatchObject({ status: 404, errorId: 'API404' })
})
