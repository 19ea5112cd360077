import { importRows } from '@cairn/commerce/testing/import-rows'
import { samplePromotions } from '@cairn/commerce/testing/sample-rows'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import { beforeAll, expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'
import { londonForm } from './test-forms.ts'

const { shop, visit } = openShopBeforeTests()
beforeAll(async () => {
  await importRows(shop().database.query, samplePromotions())
}, 120_000)

type Form = { intent: string } & Record<string, string>

/** A shopper with an item in the cart; a guest by default. */
async function openCheckout(email?: string) {
  const visitor = await shop().guest()
  if (email !== undefined) await signInAs(visitor, email)
  const body = { sku: demoProducts.jacket.sku, qty: 1 }
  await visitor.send('createCartWithItem', { body, locale: 'en-gb' })
  const open = async (step: string) =>
    readShownHtml(await visit(`/en-gb/checkout?step=${step}`, { visitor }))

  /** Sends a form that the page of the step contains, with typed values. */
  async function send(step: string, form: Form) {
    const html = await open(step)
    const forms = Array.from(html.matchAll(/<form[^>]*>.*?<\/form>/gs), ([found]) => found)
    const matching = forms.find(
      (candidate) =>
        candidate.includes(`value="${form.intent}"`) &&
        Object.keys(form).every((name) => candidate.includes(`name="${name}"`)),
    )
    expect(matching, `the form for ${form.intent} at ${step}`).toBeDefined()
    const answer = await visit(`/en-gb/checkout?step=${step}`, { visitor, form })
    expect(answer.status).toBe(303)
    return answer.headers.get('location')
  }
  return { open, send }
}

test('shipping, billing, payment, gift cards, promo codes and rewards each have a control that works (CHK-001)', async () => {
  const { open, send } = await openCheckout('member@cairn.test')
  const { isBillingAddress, ...address } = londonForm
  expect(isBillingAddress).toBe('on')
  await send('shipping', address)
  await send('billing', { intent: 'coupon', code: 'WELCOME10' })
  const giftCard = { method: 'GIFT_CARD', code: '6006 4900 0000 0001', pin: '1111' }
  await send('billing', { intent: 'pay', ...giftCard })
  await send('billing', { intent: 'voucher', points: '1000' })
  const instrumentId = 'ca000003-0000-4000-8000-000000000003'
  await send('billing', { intent: 'pay', method: 'CREDIT_CARD', instrumentId })
  await send('billing', { intent: 'billing', isSame: 'on' })

  const summary = await open('summary')
  expect(summary).toMatch(/aria-current="step"[^>]*><span>3\. Review/)
  expect(summary.match(/14 Tanner Street/g)).toHaveLength(2)
  for (const text of ['•••• 1111', '•••• 0001', 'WELCOME10 applied', 'Voucher']) {
    expect(summary).toContain(text)
  }
})

test('a promotion code that is applied at a step leads back to it', async () => {
  const { open, send } = await openCheckout()
  const location = await send('shipping', { intent: 'coupon', code: 'WELCOME10' })
  expect(location).toBe('/en-gb/checkout?step=shipping')
  expect(await open('shipping')).toContain('WELCOME10 applied')
})
