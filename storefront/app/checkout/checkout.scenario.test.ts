import { importRows } from '@cairn/commerce/testing/import-rows'
import { samplePromotions } from '@cairn/commerce/testing/sample-rows'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import type { Client } from '@cairn/contract/wire/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPages } from '../../pages.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { demoProducts } from '../platform/testing/test-products.ts'
import { scriptsNamedIn } from '../platform/testing/test-scripts.ts'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'
import { scriptBytes } from '../platform/testing/test-weight.ts'
import { anchorageForm, londonBillingForm, londonForm } from './test-forms.ts'

const { jacket, giftCard } = demoProducts

const { shop, visit } = openShopBeforeTests()
beforeAll(async () => {
  await importRows(shop().database.query, samplePromotions())
}, 120_000)

async function visitorWith(...products: { sku: string }[]): Promise<Visitor> {
  const visitor = await shop().guest()
  for (const { sku } of products) {
    await visitor.send('createCartWithItem', { body: { sku, qty: 1 }, locale: 'en-gb' })
  }
  return visitor
}

const page = async (visitor: Visitor, query = '', locale = 'en-gb') =>
  (await visit(`/${locale}/checkout${query}`, { visitor })).text()

const post = (visitor: Visitor, form: Record<string, string>) =>
  visit('/en-gb/checkout', { visitor, form })

/** The names of the fields that are sent when a suggested address is accepted. */
const suggestionIn = (html: string) => {
  const forms = Array.from(html.matchAll(/<form[^>]*>(.*?)<\/form>/gs), ([, form = '']) => form)
  const form = forms.find((candidate) => candidate.includes('name="saved"'))
  return Array.from((form ?? '').matchAll(/name="([^"]+)"/g), ([, name]) => name)
}

/** The text of the alert above the step. */
const topNoticeIn = (html: string) =>
  /class="checkout-notices"><div role="alert"[^>]*>.*?<p>(.*?)<\/p>/s.exec(html)?.[1]

const fieldValuesIn = (html: string) =>
  Object.fromEntries(
    Array.from(html.matchAll(/<input[^>]*>/g), ([field]) => [
      /name="([^"]+)"/.exec(field)?.[1],
      /value="([^"]+)"/.exec(field)?.[1],
    ]),
  )

const itemIdsIn = (html: string) => /name="itemIds" value="([^"]+)"/.exec(html)?.[1] ?? ''

describe('the checkout', () => {
  test('opens at the shipping step with the items of the cart (CHK-002, CHK-004)', async () => {
    const html = await page(await visitorWith(jacket))
    expect(html).toContain('Where should it go?')
    expect(html).toMatch(/aria-current="step"><span>1\. Delivery/)
    expect(Object.keys(fieldValuesIn(html))).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'addressLine1', 'city', 'postalCode']),
    )
    expect(html).toContain(jacket.name)
  })

  test('shows three steps in order (CHK-003)', async () => {
    const html = await page(await visitorWith(jacket))
    const named = Array.from(html.matchAll(/>(\d\. [A-Z]\w+)</g), ([, name]) => name)
    expect(named).toEqual(['1. Delivery', '2. Payment', '3. Review'])
  })

  test('is not cached', async () => {
    const answer = await visit('/en-gb/checkout', { visitor: await visitorWith(jacket) })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('redirects to the cart if the cart is empty', async () => {
    const answer = await visit('/en-gb/checkout')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en-gb/cart'])
  })

  test('keeps its scripts below the size limit', async () => {
    const { assets } = await openPages({ dev: false })
    const html = await page(await visitorWith(jacket))
    const weight = scriptBytes(scriptsNamedIn(html), assets)
    console.log(`checkout: ${weight} bytes of script (brotli)`)
    expect(weight).toBeLessThanOrEqual(125 * 1024)
  }, 60_000)
})

describe('without scripts', () => {
  test('leads to billing after an address for home delivery (SHIP-001)', async () => {
    const visitor = await visitorWith(jacket)
    const answer = await post(visitor, londonForm)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/en-gb/checkout?step=billing',
    ])
    expect(await page(visitor, '?step=billing')).toContain('How would you like to pay?')
  })

  test('keeps the address when the shopper returns to shipping (CHK-005, SHIP-038)', async () => {
    const visitor = await visitorWith(jacket)
    await post(visitor, { ...londonForm, addressLine2: 'Second floor' })
    expect(await page(visitor, '?step=billing')).toContain('How would you like to pay?')
    const sentAddress = {
      email: 'ines@rochat.example',
      firstName: 'Ines',
      lastName: 'Rochat',
      addressLine1: '14 Tanner Street',
      addressLine2: 'Second floor',
      city: 'London',
      postalCode: 'SE1 3LD',
      phone: '+442079460018',
    }
    expect(fieldValuesIn(await page(visitor, '?step=shipping'))).toMatchObject(sentAddress)
    const params = { basketId: visitor.jar.get('cairn_basket') ?? '' }
    const { body } = await visitor.send('readCart', { params, locale: 'en-gb' })
    expect(body).toMatchObject({ shippingAddress: sentAddress })
  })

  test('subscribes to the newsletter with the address (ACC-006)', async () => {
    const visitor = await visitorWith(jacket)
    expect(fieldValuesIn(await page(visitor))).toHaveProperty('wantsNewsletter')
    await post(visitor, { ...londonForm, wantsNewsletter: 'on' })
    const params = { basketId: visitor.jar.get('cairn_basket') ?? '' }
    const { body } = await visitor.send('readCart', { params, locale: 'en-gb' })
    expect(body).toMatchObject({
      shippingAddress: { subscriptions: { newsletterConsent: true } },
    })
  })

  test('does not open a step whose preconditions are missing', async () => {
    const visitor = await visitorWith(jacket)
    expect(await page(visitor, '?step=summary')).toContain('Where should it go?')
    await post(visitor, londonForm)
    expect(await page(visitor, '?step=summary')).toContain('How would you like to pay?')
  })

  test('shows missing fields beside them and above the form, and keeps the typed values', async () => {
    const visitor = await visitorWith(jacket)
    const answer = await post(visitor, { ...londonForm, phone: '', postalCode: 'SE1 3L' })
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toContain('2 things need putting right.')
    expect(html).toContain('This field is required')
    expect(html).toContain('Check the postcode')
    expect(html).toContain('value="14 Tanner Street"')
  })

  test.each([
    [
      'a missing phone number (SHIP-048)',
      'shippingPhoneMissing',
      /aria-invalid="true"[^>]*name="phone"/,
    ],
    ['an invalid address (SHIP-050)', 'addressInvalid', /checkout-notices"><div role="alert"/],
    [
      'an unconfirmed address (SHIP-049)',
      'shippingAddressInvalid',
      /checkout-notices"><div role="alert"/,
    ],
  ] as const)('shows the server’s address refusal: %s', async (_, name, expectedMarkup) => {
    const visitor = await visitorWith(jacket)
    const calls: Partial<Client> = { setShippingAddress: async () => refusedAnswer(name) }
    const html = await (await visit('/en-gb/checkout', { visitor, form: londonForm, calls })).text()
    expect(html).toContain(`The message of ${name}.`)
    expect(html).toMatch(expectedMarkup)
  })

  test('refuses a PO box at the top of the page (SHIP-047, ERR-028)', async () => {
    const visitor = await visitorWith(jacket)
    const answer = await post(visitor, { ...londonForm, addressLine1: 'PO Box 12' })
    const html = await answer.text()
    expect(topNoticeIn(html)).toMatch(/^We cannot deliver to a PO box\./)
    expect(html).toContain('value="PO Box 12"')
  })

  test('says at the top of the page that the address cannot be delivered to (SHIP-051, ERR-032)', async () => {
    const visitor = await visitorWith(jacket)
    const answer = await post(visitor, { ...londonForm, city: 'St Helier', postalCode: 'JE2 3AB' })
    expect(topNoticeIn(await answer.text())).toMatch(/^We cannot deliver your order/)
  })

  test('shows on the next page which delivery changes an address caused (SHIP-032, SHIP-033)', async () => {
    const visitor = await visitorWith(jacket)
    const itemIds = itemIdsIn(await page(visitor, '', 'en-us'))
    const choose = { intent: 'delivery', shipmentId: 'me-standard', itemIds, code: 'express' }
    await visit('/en-us/checkout', { visitor, form: choose })
    const answer = await visit('/en-us/checkout', { visitor, form: anchorageForm })
    const location = answer.headers.get('location') ?? ''
    expect(location).toContain('step=billing')
    const html = await (await visit(location, { visitor })).text()
    expect(html).toContain('How would you like to pay?')
    expect(html).toContain(`${jacket.name} now comes by standard delivery`)
    expect(html).toContain(messageFor('orderUpdated', 'en'))
  })

  test('returns from billing to shipping if the pickup store has closed (CHK-016)', async () => {
    const visitor = await visitorWith(jacket)
    const itemIds = itemIdsIn(await page(visitor))
    const pickup = { intent: 'delivery', shipmentId: 'me-standard', itemIds, code: 'pickup' }
    const location = (await post(visitor, pickup)).headers.get('location') ?? ''
    const picker = await (await visit(`${location}&place=London`, { visitor })).text()
    const storeId = /name="storeId" value="([^"]+)"/.exec(picker)?.[1] ?? ''
    await post(visitor, { ...pickup, storeId })
    await post(visitor, londonForm)
    const setStoreClosed = (isClosed: boolean) =>
      shop().database.run('update stores set closed = $1 where store_id = $2', [isClosed, storeId])
    await setStoreClosed(true)
    const answer = await post(visitor, { ...londonBillingForm, intent: 'billing' })
    await setStoreClosed(false)
    const returnLocation = answer.headers.get('location') ?? ''
    const shippingPage = await (await visit(returnLocation, { visitor })).text()
    expect(shippingPage).toContain('Where should it go?')
    expect(shippingPage).toContain(`${jacket.name} will now be delivered to you.`)
    expect(shippingPage).toContain(messageFor('orderUpdated', 'en'))
  })

  test('suggests the corrected address with the message of shippingAddressInvalid and keeps the checkboxes (SHIP-049)', async () => {
    const visitor = await visitorWith(jacket)
    const form = { ...anchorageForm, province: 'CO', shouldSaveAddress: 'on' }
    const { isBillingAddress, ...another } = form
    expect(isBillingAddress).toBe('on')
    const message = messageFor('shippingAddressInvalid', 'en')
    const send = async (fields: Record<string, string>) =>
      (await visit('/en-us/checkout', { visitor, form: fields })).text()
    const suggestionsHtml = await send(form)
    expect(topNoticeIn(suggestionsHtml)).toBe(message)
    expect(suggestionIn(suggestionsHtml)).toEqual([
      'intent',
      'saved',
      'isBillingAddress',
      'shouldSaveAddress',
    ])
    expect(suggestionIn(await send(another))).toEqual(['intent', 'saved', 'shouldSaveAddress'])
  })

  test('requires only an email for a digital gift card and accepts a recipient (SHIP-005)', async () => {
    const visitor = await visitorWith(giftCard)
    const html = await page(visitor)
    expect(html).not.toContain('name="firstName"')
    expect(html).not.toContain('name="addressLine1"')
    const itemId = /name="recipient" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await post(visitor, {
      intent: 'shipping',
      email: londonForm.email,
      recipient: itemId,
      [`to-${itemId}`]: 'Ada',
      [`email-${itemId}`]: 'ada@rochat.example',
      [`message-${itemId}`]: 'For the next hill.',
    })
    expect(answer.headers.get('location')).toBe('/en-gb/checkout?step=billing')
    expect(await page(visitor)).toContain('value="ada@rochat.example"')
  })

  test.each([
    [{ to: 'Ada' }, 'email'],
    [{ to: 'Ada', email: 'ada' }, 'email'],
    [{ email: 'ada@rochat.example' }, 'to'],
    [{ message: 'For the next hill.' }, 'to'],
  ])('requires name and email of a recipient, or neither: %o', async (values, wrong) => {
    const visitor = await visitorWith(giftCard)
    const itemId = /name="recipient" value="([^"]+)"/.exec(await page(visitor))?.[1] ?? ''
    const fields = Object.entries(values).map(([name, value]) => [`${name}-${itemId}`, value])
    const form = { intent: 'shipping', email: londonForm.email, recipient: itemId }
    const html = await (await post(visitor, { ...form, ...Object.fromEntries(fields) })).text()
    expect(html).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*name="${wrong}-${itemId}"`))
    for (const value of Object.values(values)) expect(html).toContain(value)
  })

  test('applies a coupon and stays on the same step', async () => {
    const visitor = await visitorWith(jacket)
    const form = { intent: 'coupon', code: 'WELCOME10' }
    const answer = await visit('/en-gb/checkout?step=shipping', { visitor, form })
    expect(answer.headers.get('location')).toBe('/en-gb/checkout?step=shipping')
    expect(await page(visitor)).toContain('WELCOME10 applied')
  })

  test.each([{ intent: 'steal' }, { intent: 'delivery', code: 'balloon' }])(
    'answers 400 to an invalid form: %o',
    async (form) => {
      expect((await post(await visitorWith(jacket), form)).status).toBe(400)
    },
  )
})
