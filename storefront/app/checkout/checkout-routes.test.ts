import { importRows } from '@cairn/commerce/testing/import-rows'
import { messageFor } from '@cairn/contract/messages'
import { knownPromotions } from '@cairn/commerce/testing/known-rows'
import type { Client } from '@cairn/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refused } from '../platform/test-client.ts'
import { goods } from '../platform/test-goods.ts'
import { openVisited, type VisitShop } from '../platform/test-visit.ts'
import { scriptsNamedIn } from '../platform/test-weight.ts'
import { openPages } from '../../pages.ts'

const { jacket, shell, giftCard, madeToOrder } = goods

let opened: Awaited<ReturnType<typeof openVisited>>
let visit: VisitShop

beforeAll(async () => {
  opened = await openVisited()
  visit = opened.visit
  await importRows(opened.shop.database.query, knownPromotions())
}, 120_000)

afterAll(() => opened.shop.close())

type Visitor = Awaited<ReturnType<typeof opened.shop.guest>>

async function visitorWith(...products: { sku: string }[]): Promise<Visitor> {
  const visitor = await opened.shop.guest()
  for (const { sku } of products) {
    await visitor.send('createCartWithItem', { body: { sku, qty: 1 }, locale: 'en-gb' })
  }
  return visitor
}

const page = async (visitor: Visitor, query = '', locale = 'en-gb') =>
  (await visit(`/${locale}/checkout${query}`, { visitor })).text()

const post = (visitor: Visitor, form: Record<string, string>) =>
  visit('/en-gb/checkout', { visitor, form })

const inLondon = {
  intent: 'shipping',
  email: 'ines@rochat.example',
  firstName: 'Ines',
  lastName: 'Rochat',
  addressLine1: '14 Tanner Street',
  city: 'London',
  postalCode: 'se13ld',
  phone: '020 7946 0018',
  isForBill: 'on',
}

const inAnchorage = {
  ...inLondon,
  addressLine1: '1026 West Fourth Avenue',
  city: 'Anchorage',
  province: 'AK',
  postalCode: '99501',
  phone: '907 555 0134',
}

const billInLondon = Object.fromEntries(
  Object.entries(inLondon).map(([name, value]) => [`bill-${name}`, value]),
)

/** What is sent by whoever takes the address as the post writes it. */
const suggestionIn = (html: string) => {
  const forms = Array.from(html.matchAll(/<form[^>]*>(.*?)<\/form>/gs), ([, form = '']) => form)
  const form = forms.find((each) => each.includes('name="saved"'))
  return Array.from((form ?? '').matchAll(/name="([^"]+)"/g), ([, name]) => name)
}

const itemIdsIn = (html: string) => /name="itemIds" value="([^"]+)"/.exec(html)?.[1] ?? ''

describe('the checkout', () => {
  it('opens at the shipping step, with three steps and what is in the bag (CHK-002, CHK-003, CHK-004)', async () => {
    const html = await page(await visitorWith(jacket))
    expect(html).toContain('Where should it go?')
    const named = Array.from(html.matchAll(/>(\d\. [A-Z]\w+)</g), ([, name]) => name)
    expect(named).toEqual(['1. Delivery', '2. Payment', '3. Review'])
    expect(html).toMatch(/aria-current="step"><span>1\. Delivery/)
    expect(html).toContain(jacket.name)
  })

  it('is rendered for its session and kept by nobody', async () => {
    const answer = await visit('/en-gb/checkout', { visitor: await visitorWith(jacket) })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is nothing for an empty bag', async () => {
    const answer = await visit('/en-gb/checkout')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en-gb/cart'])
  })

  it('weighs no more than it must', async () => {
    const { assets } = await openPages({ dev: false })
    const weight = scriptsNamedIn(await page(await visitorWith(jacket)), assets)
    console.log(`checkout: ${weight} bytes of script (brotli)`)
    expect(weight).toBeLessThanOrEqual(125 * 1024)
  }, 60_000)
})

describe('without scripts', () => {
  it('an address leads on to payment, and is there when one comes back (CHK-005, SHIP-001, SHIP-038)', async () => {
    const visitor = await visitorWith(jacket)
    const answer = await post(visitor, inLondon)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/en-gb/checkout?step=billing',
    ])
    expect(await page(visitor, '?step=billing')).toContain('How would you like to pay?')
    const back = await page(visitor, '?step=shipping')
    expect(back).toContain('value="SE1 3LD"')
    expect(back).toContain('value="+442079460018"')
  })

  it('no step is reached before what it needs', async () => {
    const visitor = await visitorWith(jacket)
    expect(await page(visitor, '?step=summary')).toContain('Where should it go?')
    await post(visitor, inLondon)
    expect(await page(visitor, '?step=summary')).toContain('How would you like to pay?')
  })

  it('what is missing is told beside its field and above the form, and what was typed stays', async () => {
    const visitor = await visitorWith(jacket)
    const answer = await post(visitor, { ...inLondon, phone: '', postalCode: 'SE1 3L' })
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toContain('2 things need putting right.')
    expect(html).toContain('Please enter a phone number for the delivery.')
    expect(html).toContain('Check the postcode')
    expect(html).toContain('value="14 Tanner Street"')
  })

  it.each([
    ['a phone that is missing (SHIP-048)', 'SHP410', /aria-invalid="true"[^>]*name="phone"/],
    ['an address that cannot be right (SHIP-050)', 'CHK320', /role="alert"/],
  ])('what the core finds wrong with an address is told: %s', async (_, errorId, marked) => {
    const visitor = await visitorWith(jacket)
    const calls: Partial<Client> = { setShippingAddress: async () => refused(400, errorId) }
    const html = await (await visit('/en-gb/checkout', { visitor, form: inLondon, calls })).text()
    expect(html).toContain(`The message of ${errorId}.`)
    expect(html).toMatch(marked)
  })

  it('a box at the post office is refused at the top of the page (SHIP-047, ERR-028)', async () => {
    const visitor = await visitorWith(jacket)
    const answer = await post(visitor, { ...inLondon, addressLine1: 'PO Box 12' })
    const html = await answer.text()
    expect(html).toMatch(/role="alert"[^>]*>.*We cannot deliver to a PO box\./s)
    expect(html).toContain('value="PO Box 12"')
  })

  it('where nothing can be sent, the top of the page says so (SHIP-051, ERR-032)', async () => {
    const visitor = await visitorWith(jacket)
    const answer = await post(visitor, { ...inLondon, city: 'St Helier', postalCode: 'JE2 3AB' })
    expect(await answer.text()).toMatch(/role="alert"[^>]*>.*We cannot deliver your order/s)
  })

  it('express delivery changes the price (SHIP-036)', async () => {
    const visitor = await visitorWith(jacket)
    const itemIds = itemIdsIn(await page(visitor))
    const form = { intent: 'delivery', shipmentId: 'me-standard', itemIds, code: 'express' }
    expect((await post(visitor, form)).status).toBe(303)
    expect(await page(visitor)).toMatch(/Delivery<\/dt><dd[^>]*>£9\.95/)
  })

  it('what an address changed by itself is told on the next page, whoever the bill goes to (SHIP-032, SHIP-033)', async () => {
    const visitor = await visitorWith(jacket)
    const itemIds = itemIdsIn(await page(visitor, '', 'en-us'))
    const choose = { intent: 'delivery', shipmentId: 'me-standard', itemIds, code: 'express' }
    await visit('/en-us/checkout', { visitor, form: choose })
    const answer = await visit('/en-us/checkout', { visitor, form: inAnchorage })
    const where = answer.headers.get('location') ?? ''
    expect(where).toContain('step=billing')
    const html = await (await visit(where, { visitor })).text()
    expect(html).toContain('How would you like to pay?')
    expect(html).toContain(`${jacket.name} now comes by standard delivery`)
    expect(html).toContain(messageFor('orderUpdated', 'en'))
  })

  it('whose store has closed meanwhile is led back from paying to where it goes (CHK-016)', async () => {
    const visitor = await visitorWith(jacket)
    const itemIds = itemIdsIn(await page(visitor))
    const pickup = { intent: 'delivery', shipmentId: 'me-standard', itemIds, code: 'pickup' }
    const where = (await post(visitor, pickup)).headers.get('location') ?? ''
    const picker = await (await visit(`${where}&place=London`, { visitor })).text()
    const storeId = /name="storeId" value="([^"]+)"/.exec(picker)?.[1] ?? ''
    await post(visitor, { ...pickup, storeId })
    await post(visitor, inLondon)
    const closed = (is: boolean) =>
      opened.shop.database.run('update stores set closed = $1 where store_id = $2', [is, storeId])
    await closed(true)
    const answer = await post(visitor, { ...billInLondon, intent: 'billing' })
    await closed(false)
    const back = await (await visit(answer.headers.get('location') ?? '', { visitor })).text()
    expect(back).toContain('Where should it go?')
    expect(back).toContain(`${jacket.name} will now be delivered to you.`)
    expect(back).toContain(messageFor('orderUpdated', 'en'))
  })

  it('what the post writes otherwise is told in the words of CHK380, and keeps what was chosen (SHIP-049)', async () => {
    const visitor = await visitorWith(jacket)
    const form = { ...inAnchorage, province: 'CO', isToKeep: 'on' }
    const { isForBill, ...another } = form
    expect(isForBill).toBe('on')
    const told = messageFor('shippingAddressInvalid', 'en')
    const send = async (typed: Record<string, string>) =>
      (await visit('/en-us/checkout', { visitor, form: typed })).text()
    const both = await send(form)
    expect(both).toMatch(new RegExp(`role="alert"[^>]*>.*${told}`, 's'))
    expect(suggestionIn(both)).toEqual(['intent', 'saved', 'isForBill', 'isToKeep'])
    expect(suggestionIn(await send(another))).toEqual(['intent', 'saved', 'isToKeep'])
  })

  it('a store is chosen from those that have it, and then only a name is asked for (SHIP-002, SHIP-022)', async () => {
    const visitor = await visitorWith(jacket)
    const itemIds = itemIdsIn(await page(visitor))
    const form = { intent: 'delivery', shipmentId: 'me-standard', itemIds, code: 'pickup' }
    const asked = await post(visitor, form)
    const where = asked.headers.get('location') ?? ''
    expect(where).toContain('way=pickup')
    const picker = await (await visit(`${where}&place=London`, { visitor })).text()
    const storeId = /name="storeId" value="([^"]+)"/.exec(picker)?.[1] ?? ''
    expect(storeId).not.toBe('')
    expect((await post(visitor, { ...form, storeId })).status).toBe(303)
    const html = await page(visitor)
    expect(html).toContain('Who will pick it up?')
    expect(html).not.toContain('name="addressLine1"')
    const { addressLine1, city, postalCode, isForBill, ...contact } = inLondon
    expect([addressLine1, city, postalCode, isForBill]).toHaveLength(4)
    const answer = await post(visitor, contact)
    expect(answer.headers.get('location')).toBe('/en-gb/checkout?step=billing')
  })

  it('a collection point shows its address (SHIP-003, SHIP-056)', async () => {
    const visitor = await visitorWith(jacket)
    const itemIds = itemIdsIn(await page(visitor))
    const form = { intent: 'delivery', shipmentId: 'me-standard', itemIds, code: 'pudo' }
    const where = (await post(visitor, form)).headers.get('location') ?? ''
    const picker = await (await visit(where, { visitor })).text()
    const storeId = /name="storeId" value="([^"]+)"/.exec(picker)?.[1] ?? ''
    await post(visitor, { ...form, storeId })
    expect(await page(visitor)).toContain('Choose another')
  })

  it('a digital gift card needs an email and nothing else, and can be for somebody (SHIP-005)', async () => {
    const visitor = await visitorWith(giftCard)
    const html = await page(visitor)
    expect(html).not.toContain('name="firstName"')
    const itemId = /name="recipient" value="([^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await post(visitor, {
      intent: 'shipping',
      email: inLondon.email,
      recipient: itemId,
      [`to-${itemId}`]: 'Ada',
      [`email-${itemId}`]: 'ada@rochat.example',
      [`message-${itemId}`]: 'For the next hill.',
    })
    expect(answer.headers.get('location')).toBe('/en-gb/checkout?step=billing')
    expect(await page(visitor)).toContain('value="ada@rochat.example"')
  })

  it.each([
    [{ to: 'Ada' }, 'email'],
    [{ to: 'Ada', email: 'ada' }, 'email'],
    [{ email: 'ada@rochat.example' }, 'to'],
    [{ message: 'For the next hill.' }, 'to'],
  ])('whoever it is for has a name and an address, or neither: %o', async (typed, wrong) => {
    const visitor = await visitorWith(giftCard)
    const itemId = /name="recipient" value="([^"]+)"/.exec(await page(visitor))?.[1] ?? ''
    const fields = Object.entries(typed).map(([name, value]) => [`${name}-${itemId}`, value])
    const form = { intent: 'shipping', email: inLondon.email, recipient: itemId }
    const html = await (await post(visitor, { ...form, ...Object.fromEntries(fields) })).text()
    expect(html).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*name="${wrong}-${itemId}"`))
    for (const value of Object.values(typed)) expect(html).toContain(value)
  })

  it('what comes another way stands apart (SHIP-020, SHIP-054)', async () => {
    const html = await page(await visitorWith(jacket, shell, giftCard, madeToOrder))
    const headings = Array.from(html.matchAll(/<h2 id="group-[^>]*>([^<]+)</g), ([, name]) => name)
    expect(headings).toEqual(['To your door', 'Made for you', 'By e-mail'])
  })

  it('a code is taken here, too, and leads back to the same step', async () => {
    const visitor = await visitorWith(jacket)
    const form = { intent: 'coupon', code: 'WELCOME10' }
    const answer = await visit('/en-gb/checkout?step=shipping', { visitor, form })
    expect(answer.headers.get('location')).toBe('/en-gb/checkout?step=shipping')
    expect(await page(visitor)).toContain('WELCOME10 applied')
  })

  it.each([{ intent: 'steal' }, { intent: 'delivery', code: 'balloon' }])(
    'a form that means nothing is a 400: %o',
    async (form) => {
      expect((await post(await visitorWith(jacket), form)).status).toBe(400)
    },
  )
})
