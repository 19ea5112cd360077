// @vitest-environment jsdom
import { overrideSiteSettings } from '@cairn/commerce/testing/override-site-settings'
import { accept } from '@cairn/contract/refusals/result'
import { beforeEach, expect, test, vi } from 'vitest'
import { setCart } from '../../cart/state/set-cart.ts'
import { settingsAttributes } from '../../platform/page/page-settings.ts'
import { shopOf } from '../../platform/page/shop.ts'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { callsTo, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { cartExample } from '../test-cart.ts'
import { londonForm } from '../test-forms.ts'

vi.mock(
  '../../platform/calls/browser-commerce.ts',
  () => import('../../platform/testing/test-commerce.ts'),
)

const site = { captchaForAddress: false }
overrideSiteSettings(() => site)

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

test('sends a captcha with the address if the site requires one (SHIP-034)', async () => {
  const { paidByCard } = cartExample
  fakeCommerce.answers.validateShippingAddress = () => accept({ isValid: true, suggestions: [] })
  fakeCommerce.answers.setShippingAddress = () => accept(paidByCard)
  fakeCommerce.answers.setBillingAddress = () => accept(paidByCard)
  const bodies: unknown[] = []
  for (const isRequired of [true, false]) {
    site.captchaForAddress = isRequired
    const shop = shopOf({ locale: 'en-gb', accessKey: '', nonce: '' } as never, 'http://shop')
    for (const [name, value] of Object.entries(settingsAttributes(shop))) {
      document.documentElement.toggleAttribute(name, value !== undefined)
    }
    await send(londonForm)
    bodies.push(callsTo('setShippingAddress').at(-1)?.request['body'])
  }
  expect(bodies).toEqual([
    { address: expect.anything(), recaptcha_response: 'none' },
    { address: expect.anything() },
  ])
})
