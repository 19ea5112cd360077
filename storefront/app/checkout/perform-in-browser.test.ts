// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { keepCart } from '../cart/cart-store.ts'
import { callsOf, heard } from '../platform/test-answers.ts'
import { refused } from '../platform/test-client.ts'
import { cartExample } from './test-cart.ts'

vi.mock('../platform/browser-commerce.ts', () => import('../platform/test-answers.ts'))

beforeEach(() => {
  heard.asked.length = 0
  keepCart(cartExample.paidByCard)
})

async function useVoucher() {
  const { clientAction } = await import('./checkout-route.tsx')
  const body = new URLSearchParams({ intent: 'voucher', points: '500' })
  const request = new Request('http://shop/en-gb/checkout', { method: 'POST', body })
  return clientAction({ request, params: { locale: 'en-gb' } } as never)
}

it('a step of the checkout whose bag is gone leads to the bag, which is made anew there', async () => {
  heard.answers.applyReward = () => refused(404, 'BSK404')
  const done = await useVoucher()
  expect(done instanceof Response && done.headers.get('location')).toBe('/en-gb/cart')
  expect(callsOf('applyReward')).toHaveLength(1)
})

it('any other refusal is told where it was asked', async () => {
  heard.answers.applyReward = () => refused(409, 'REW140')
  expect(await useVoucher()).toMatchObject({ errorId: 'REW140', place: 'rewards' })
})
