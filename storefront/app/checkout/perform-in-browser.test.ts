// @vitest-environment jsdom
import { accept } from '@cairn/contract/result'
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

async function send(form: Record<string, string>) {
  const { clientAction } = await import('./checkout-route.tsx')
  const body = new URLSearchParams(form)
  const url = new URL('http://shop/en-gb/checkout?step=billing')
  const request = new Request(url, { method: 'POST', body })
  return clientAction({ request, url, params: { locale: 'en-gb' } } as never)
}

const useVoucher = () => send({ intent: 'voucher', points: '500' })

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

it.each([
  ['applyReward', { intent: 'voucher', points: '500' }],
  ['applyCoupon', { intent: 'coupon', code: 'WELCOME10' }],
] as const)(
  'whose store has closed meanwhile is led back to where it goes: %s (CHK-016)',
  async (call, form) => {
    const { paidByCard } = cartExample
    const { itemId = '', name: product = '' } = paidByCard.items[0] ?? {}
    const flash = [{ type: 'PickupToSthTransition' as const, itemId, details: { product } }]
    heard.answers[call] = () => accept({ ...paidByCard, version: paidByCard.version + 1, flash })
    const done = await send(form)
    const where = done instanceof Response && done.headers.get('location')
    expect(where).toBe(`/en-gb/checkout?step=shipping&moved=PickupToSthTransition.${itemId}`)
  },
)
