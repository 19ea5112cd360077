// @vitest-environment jsdom
import { accept } from '@cairn/contract/refusals/result'
import { beforeEach, expect, test, vi } from 'vitest'
import { setCart } from '../../cart/state/set-cart.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { cartExample } from '../test-cart.ts'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

beforeEach(() => {
  fakeCommerce.calls.length = 0
  setCart(cartExample.paidByCard)
})

async function send(form: Record<string, string>) {
  const { clientAction } = await import('../checkout-route.tsx')
  const body = new URLSearchParams(form)
  const url = new URL('http://shop/en-gb/checkout?step=billing')
  const request = new Request(url, { method: 'POST', body })
  return clientAction({ request, url, params: { locale: 'en-gb' } } as never)
}

const useVoucher = () => send({ intent: 'voucher', points: '500' })

test('redirects to the cart page if the cart no longer exists', async () => {
  fakeCommerce.answers.applyReward = () => refusedAnswer('cartNotFound')
  const result = await useVoucher()
  expect(result instanceof Response && result.headers.get('location')).toBe('/en-gb/cart')
  expect(callsTo('applyReward')).toHaveLength(1)
})

test('returns any other refusal to the form', async () => {
  fakeCommerce.answers.applyReward = () => refusedAnswer('rewardBalanceTooLow')
  expect(await useVoucher()).toMatchObject({ name: 'rewardBalanceTooLow', place: 'rewards' })
})

test.each([
  ['applyReward', { intent: 'voucher', points: '500' }],
  ['applyCoupon', { intent: 'coupon', code: 'WELCOME10' }],
] as const)(
  'returns to shipping if the pickup store has closed: %s (CHK-016)',
  async (callName, form) => {
    const { paidByCard } = cartExample
    const { itemId = '', name: product = '' } = paidByCard.items[0] ?? {}
    const flash = [{ type: 'PickupToSthTransition' as const, itemId, details: { product } }]
    fakeCommerce.answers[callName] = () =>
      accept({ ...paidByCard, version: paidByCard.version + 1, flash })
    const result = await send(form)
    const location = result instanceof Response && result.headers.get('location')
    expect(location).toBe(`/en-gb/checkout?step=shipping&moved=PickupToSthTransition.${itemId}`)
  },
)
