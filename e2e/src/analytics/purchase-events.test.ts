import { expect } from 'vitest'
import { openPage, reloadPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { checkoutPage, testCards } from '../pages/checkout-page.ts'
import { listingPage } from '../pages/listing-page.ts'
import { shopPage } from '../pages/shop-page.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import { eventsNamed, firstNamed, namesOf, recordDataLayer } from './data-layer.ts'

const purchaseEvents = new Set([
  'search',
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'cart_changed',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
])

test(
  'a purchase is told from the list to the order, with the amounts of the order, and counted once',
  { timeout: 120_000 },
  async ({ visit }) => {
    const { page, texts } = await visit()
    const events = await recordDataLayer(page)
    const names = () => namesOf(events).filter((name) => purchaseEvents.has(name))
    const shop = shopPage(page, texts)
    const checkout = checkoutPage(page, 'en-us', checkoutTexts['en-us'])

    await openPage(page, '/en-us/search?q=summit')
    await listingPage(page, texts).product(texts.summitJacket).click()
    await page.waitForURL('**/en-us/p/**')
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    await page.locator('.buy-bar .button-primary').click()
    await shop.viewCart.click()
    await page.waitForURL('**/en-us/cart')
    await expect
      .poll(names)
      .toEqual([
        'search',
        'view_item_list',
        'select_item',
        'view_item',
        'add_to_cart',
        'cart_changed',
        'view_cart',
      ])
    const viewed = firstNamed(events, 'view_item')
    const added = firstNamed(events, 'add_to_cart')
    const { item_id, item_name } = { ...viewed.items[0] }
    expect(firstNamed(events, 'select_item').items).toMatchObject([{ item_id, item_name }])
    expect(added).toMatchObject({
      currency: 'USD',
      value: viewed.value,
      items: [{ item_id, quantity: 1 }],
    })
    expect(firstNamed(events, 'cart_changed').items).toContainEqual(added.items[0])

    await openPage(page, '/en-us/checkout')
    await checkout.goToReview(testCards.good)
    const total = (await checkout.placeOrder.innerText()).replaceAll(/[^\d.]/g, '')
    await checkout.placeOrder.click()
    await checkout.heading(checkoutTexts['en-us'].confirmationTitle).waitFor()
    await expect
      .poll(() =>
        names()
          .slice(7)
          .filter((name) => name !== 'cart_changed'),
      )
      .toEqual(['begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'])
    const purchase = firstNamed(events, 'purchase')
    const { value, tax, shipping } = purchase
    expect(value).toBe(firstNamed(events, 'view_cart').value)
    expect(value).toBe(added.value)
    expect((value + tax + shipping).toFixed(2)).toBe(total)
    expect(purchase).toMatchObject({
      transaction_id: new URL(page.url()).searchParams.get('order'),
      currency: 'USD',
    })
    expect(firstNamed(events, 'add_payment_info').payment_type).toBe('CREDIT_CARD')
    const { address } = checkoutTexts['en-us']
    const text = JSON.stringify(events)
    for (const personal of [address.email, address.lastName, address.addressLine1])
      expect(text).not.toContain(personal)

    await reloadPage(page)
    await page.getByRole('banner').getByRole('link', { name: texts.homeLink }).click()
    await expect
      .poll(() =>
        eventsNamed(events, 'page_view')
          .map(({ page_type }) => page_type)
          .at(-1),
      )
      .toBe('Home')
    expect(eventsNamed(events, 'purchase')).toHaveLength(1)
  },
)

test('what was removed from the cart is told', async ({ visit }) => {
  const { page, texts } = await visit()
  const events = await recordDataLayer(page)
  const shop = shopPage(page, texts)
  await openPage(page, '/en-us/p/x-CAIRN006LRC')
  await page.locator('.buy-bar .button-primary').click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await openPage(page, '/en-us/cart')
  await shop.moreDuffel.click()
  await shop.total(texts.twoDuffelsPrice).waitFor()
  await shop.lessDuffel.click()
  await shop.total(texts.duffelPrice).waitFor()
  const changes = () =>
    events.flatMap((event) =>
      event.event === 'add_to_cart' || event.event === 'remove_from_cart'
        ? [[event.event, event.items[0]?.item_id, event.items[0]?.quantity]]
        : [],
    )
  await expect.poll(changes).toEqual([
    ['add_to_cart', 'CAIRN006LRC', 1],
    ['add_to_cart', 'CAIRN006LRC', 1],
    ['remove_from_cart', 'CAIRN006LRC', 1],
  ])
})
