// @vitest-environment jsdom
import type { Client } from '@cairn/contract/client'
import { cart } from '@cairn/contract/cart-entity'
import { accept } from '@cairn/contract/result'
import { sampleOf } from '@cairn/contract/sample'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { freshenCart, leaveAlone } from './freshen-cart.ts'

const sample = cart.parse(sampleOf(cart))
const asked: string[] = []
let whileReading = () => {}

vi.mock('../platform/browser-commerce.ts', () => ({
  browserCommerce: (): Pick<Client, 'readCart'> => ({
    readCart: async ({ params: { basketId } }) => {
      asked.push(basketId)
      whileReading()
      return accept({ ...sample, basketId })
    },
  }),
}))

beforeEach(() => {
  asked.length = 0
  localStorage.clear()
  document.cookie = `cairn_basket=${sample.basketId}`
})
afterEach(() => {
  leaveAlone(undefined)
  whileReading = () => {}
})

it('a cart that becomes an order is not asked for until it is free again', async () => {
  leaveAlone(sample.basketId)
  await freshenCart()
  expect(asked).toEqual([])

  leaveAlone(undefined)
  await freshenCart()
  expect(asked).toEqual([sample.basketId])
})

it('the cart that follows an order is asked for', async () => {
  leaveAlone('11111111-3b1a-4c8d-9e6f-0a1b2c3d4e5f')
  await freshenCart()
  expect(asked).toEqual([sample.basketId])
})

it('what was read of a cart before it became an order is not kept', async () => {
  whileReading = () => leaveAlone(sample.basketId)
  await freshenCart()
  expect(localStorage.getItem('cairn_cart')).toBeNull()
})
