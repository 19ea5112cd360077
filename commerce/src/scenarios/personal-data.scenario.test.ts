import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findOpenOrders } from '../orders/open-orders-store.ts'
import { tablesOf } from '../platform/privacy/personal-data.ts'
import { erasePerson, exportPerson, personalDataOwners } from '../privacy/person-flow.ts'
import { textColumns } from '../testing/personal-data/text-search.ts'
import { denverAddress, placeOrder, setAddresses } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** Tables with nothing of shoppers: what merchants import, staff, and counts by hashes or ids. */
const otherTables = new Set([
  'categories',
  'category_texts',
  'changes',
  'collection_points',
  'consent_choices',
  'content_bodies',
  'content_documents',
  'content_revisions',
  'content_versions',
  'coupons',
  'discarded_tokens',
  'email_change_counts',
  'typed_newsletter_counts',
  'experiments',
  'favourite_share_counts',
  'gift_card_entries',
  'gift_cards',
  'instrument_refunds',
  'ledger_entries',
  'listing_changes',
  'listing_words',
  'listings',
  'loyalty_vouchers',
  'migrations',
  'moved_pages',
  'outbox',
  'password_reset_counts',
  'payment_attempt_counts',
  'postal_places',
  'prices',
  'product_set_styles',
  'product_set_texts',
  'product_sets',
  'product_texts',
  'products',
  'promotion_gifts',
  'promotions',
  'rate_counts',
  'reward_codes',
  'share_mail_refusals',
  'shipping_zone_methods',
  'shipping_zones',
  'sign_in_attempts',
  'size_charts',
  'stock_holds',
  'store_devices',
  'store_employees',
  'store_stock',
  'stores',
  'style_categories',
  'style_texts',
  'styles',
  'tax_regions',
  'tracking_failures',
  'unverified_cases',
  'unverified_orders',
  'used_challenges',
  'user_data_attempts',
  'variant_prices',
  'variants',
  'write_probes',
])

test('every text column is registered for export and erasure, or its table has nothing of shoppers', async () => {
  const tables = tablesOf(personalDataOwners)
  const unregistered = (await textColumns(shop)).filter(({ table, column }) => {
    const registered = tables.get(table)
    if (!registered) return !otherTables.has(table)
    return ![...registered.exported, ...(registered.internal ?? [])].includes(column)
  })
  expect(unregistered).toEqual([])
  expect([...tables.keys()].filter((table) => otherTables.has(table))).toEqual([])
})

test('a table is registered after the table that its rows are within', () => {
  const names = [...tablesOf(personalDataOwners).keys()]
  const misplaced = [...tablesOf(personalDataOwners)].filter(([name, { rows }]) =>
    rows.some((row) => 'within' in row && names.indexOf(row.within) > names.indexOf(name)),
  )
  expect(misplaced).toEqual([])
})

test('what was stored under an email address that is not proven is neither exported nor erased', async () => {
  const email = 'not-proven@example.com'
  await (
    await shop.guest()
  ).send('subscribeToStockNotice', {
    body: { sku: 'CAIRN004SLT-M', email },
  })
  const stranger = { consumerId: 'c0000089-0000-4000-8000-000000000089' }
  const notices = async () =>
    (await shop.database.run('select from stock_notices where email = $1', [email])).rows.length

  expect(await exportPerson(shop.database.query, { ...stranger, provenEmail: null })).toEqual({})
  await erasePerson(shop.database.query, { ...stranger, provenEmail: null })
  expect(await notices()).toBe(1)
  await erasePerson(shop.database.query, { ...stranger, provenEmail: email })
  expect(await notices()).toBe(0)
})

test('an order of another account is neither exported nor erased, whatever address it has', async () => {
  const { body } = await placeOrderOf('shopper@cairn.test')
  const email = denverAddress.email
  const person = { consumerId: 'c0000091-0000-4000-8000-000000000091', provenEmail: email }
  expect(await findOpenOrders(shop.database.query, person)).toEqual([])
  expect(await exportPerson(shop.database.query, person)).not.toHaveProperty('orders')
  await erasePerson(shop.database.query, person)
  const { rows } = await shop.database.run('select email from orders where order_number = $1', [
    body.orderNumber,
  ])
  expect(rows).toEqual([{ email }])
})

async function placeOrderOf(account: string) {
  const visitor = await shop.guest()
  await signInAs(visitor, account)
  const { body } = await visitor.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M' },
  })
  await setAddresses(visitor, body.basketId)
  return placeOrder(visitor, body.basketId)
}

test('an order without a street keeps the email address that its invoice shows, and no other contact', async () => {
  const consumerId = 'c0000090-0000-4000-8000-000000000090'
  const contacts = { firstName: 'Ada', email: 'ada@example.com', phone: '+13035550142' }
  const withStreet = { ...contacts, addressLine1: '1 Quay' }
  await shop.database.run(
    `insert into orders (order_id, order_number, consumer_id, site_id, locale, currency, channel,
       email, state, total_minor, requested_minor, totals, tax_lines, snapshot)
     values (gen_random_uuid(), 'CRN-ERASED', $1, 'CAIRN-US', 'en-us', 'USD', 'e-commerce',
       'ada@example.com', 'placed', 0, 0, '{}', '[]', $2)`,
    [consumerId, JSON.stringify({ shippingAddress: withStreet, billingAddress: contacts })],
  )
  await erasePerson(shop.database.query, { consumerId, provenEmail: null })
  const { rows } = await shop.database.run(
    'select email, snapshot from orders where consumer_id = $1',
    [consumerId],
  )
  expect(rows).toEqual([
    {
      email: null,
      snapshot: {
        shippingAddress: { firstName: 'Ada', addressLine1: '1 Quay' },
        billingAddress: { firstName: 'Ada', email: 'ada@example.com' },
      },
    },
  ])
})
