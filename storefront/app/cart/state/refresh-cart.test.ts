import { cart } from '@cairn/contract/cart/cart'
import { accept } from '@cairn/contract/refusals/result'
// @vitest-environment jsdom
import type { Client } from '@cairn/contract/wire/client'
import { sampleOf } from '@cairn/contract/wire/sample'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refreshCart, suspendRefresh } from './refresh-cart.ts'

const sample = cart.parse(sampleOf(cart))
const requests: string[] = []
let whileReading = () => {}

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: (): Pick<Client, 'readCart'> => ({
    readCart: async ({ params: { basketId } }) => {
      requests.push(basketId)
      whileReading()
      return accept({ ...sample, basketId })
    },
  }),
}))

beforeEach(() => {
  requests.length = 0
  localStorage.clear()
  document.cookie = `cairn_basket=${sample.basketId}`
})
afterEach(() => {
  suspendRefresh(undefined)
  whileReading = () => {}
})

test('a cart that is being ordered is not read until the refresh resumes', async () => {
  suspendRefresh(sample.basketId)
  await refreshCart()
  expect(requests).toEqual([])

  suspendRefresh(undefined)
  await refreshCart()
  expect(requests).toEqual([sample.basketId])
})

test('the cart after an order is read', async () => {
  suspendRefresh('11111111-3b1a-4c8d-9e6f-0a1b2c3d4e5f')
  await refreshCart()
  expect(requests).toEqual([sample.basketId])
})

test('a response from before the order is ignored', async () => {
  whileReading = () => suspendRefresh(sample.basketId)
  await refreshCart()
  expect(localStorage.getItem('cairn_cart')).toBeNull()
})
