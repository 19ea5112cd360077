import type { Cart } from '@cairn/contract/cart/cart'
import type { exportOwnData } from '@cairn/contract/privacy/privacy-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { MailProvider } from '../mail/mail-provider.ts'
import { sendMail } from '../mail/stored-mails-flow.ts'
import { runOrderCommand } from '../orders/order-command-flow.ts'
import { tablesOf } from '../platform/privacy/personal-data.ts'
import { erasePerson, exportPerson, personalDataOwners } from '../privacy/person-flow.ts'
import { importRows } from '../testing/import-rows.ts'
import { latestMails, writeMailsOfOutbox } from '../testing/outbox-events.ts'
import { placeOrder, prepareOrder, setAddresses } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { password, signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

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
  'content_bodies',
  'content_documents',
  'content_versions',
  'coupons',
  'discarded_tokens',
  'email_change_counts',
  'typed_newsletter_counts',
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
  'outbox',
  'password_reset_counts',
  'payment_attempt_counts',
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

/** The columns that can contain text, except those that are limited to a list of words. */
async function textColumns() {
  const { rows } = await shop.database.run(`
    select c.relname as table, a.attname as column
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and t.typname in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', '_text', '_varchar')
      and not exists (
        select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%')
    order by 1, 2`)
  return rows.map(({ table, column }) => ({ table: String(table), column: String(column) }))
}

test('every text column is registered for export and erasure, or its table has nothing of shoppers', async () => {
  const tables = tablesOf(personalDataOwners)
  const unregistered = (await textColumns()).filter(({ table, column }) => {
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

const person = {
  consumerId: 'c0000088-0000-4000-8000-000000000088',
  provenEmail: 'quilla.thornberry@example.com',
}
/** Texts that occur nowhere else. */
const marks = ['thornberry', '3035550199', 'quincebark']
const account = {
  kind: 'customer',
  consumerId: person.consumerId,
  email: 'Quilla.Thornberry@example.com',
  firstName: 'Quilla',
  lastName: 'Thornberry',
  phone: '+13035550199',
  postalCode: '80202',
  birthDate: '1988-04-12',
}
const address = {
  firstName: 'Quilla',
  lastName: 'Thornberry',
  addressLine1: '12 Quincebark Lane',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  email: 'quilla.thornberry@example.com',
  phone: '+13035550199',
}

async function orderAndMore(visitor: Visitor) {
  const { email, firstName, lastName, phone } = address
  await visitor.send('addAddress', { body: { address } })
  const { body: cart } = await visitor.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M' },
  })
  await setAddresses(visitor, cart.basketId, address)
  await prepareOrder(visitor, cart.basketId)
  const order = await placeOrder(visitor, cart.basketId)
  expect(order).toMatchObject({ status: 200 })
  const { body: next } = await visitor.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN002TRN-M' },
  })
  await setAddresses(visitor, next.basketId, address)
  await visitor.send('saveInstrument', {
    body: {
      payment_method_id: 'CREDIT_CARD',
      card: {
        token: 'tok_test_approve',
        brand: 'visa',
        last4: '1111',
        expiryMonth: 12,
        expiryYear: 2099,
      },
      address,
    },
  })
  await visitor.send('addFavourite', { body: { id: 'CAIRN001BLK' } })
  const { body: lists } = await visitor.send<{ favoriteId: string }>('readFavourites')
  await visitor.send('shareFavourites', {
    params: { favoriteId: lists.favoriteId },
    body: { recipients: ['friend@example.com'], message: 'Greetings from Thornberry' },
  })
  await visitor.send('subscribeToStockNotice', { body: { sku: 'CAIRN004SLT-M', email } })
  await visitor.send('subscribe', {
    body: { type: 'Newsletter', channel: 'email', optin: true, recipient: email },
  })
  const request = { firstName, lastName, email, phone }
  const subject = { category: 'order', subject: 'where-is-it' }
  const message = { body: { ...request, ...subject, message: 'Quincebark' } }
  await visitor.send('contactUs', message)
  await (await shop.guest()).send('contactUs', message)
  return order.body.orderNumber
}

const erase = (visitor: Visitor) =>
  visitor.send('eraseAccount', { body: { currentPassword: password } })

/** Sends the mails that are written and not sent yet, and returns their recipients. */
async function sendLastMails() {
  const recipients: string[] = []
  const send: MailProvider['send'] = async ({ recipient }) => void recipients.push(recipient)
  const deps = { database: shop.database.query, mails: { send }, keys: shop.mailKeys }
  for (const { mailId } of await latestMails(shop)) await sendMail(deps, mailId)
  return recipients
}

/** Where the texts of the person are, as table and column. */
async function findMarks() {
  const found: string[] = []
  for (const { table, column } of await textColumns()) {
    const { rows } = await shop.database.run(
      `select from ${table} where ${column}::text ilike any ($1) limit 1`,
      [marks.map((mark) => `%${mark}%`)],
    )
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

test('the export contains everything that is stored of a person, and erasure leaves only what the law requires (guarantee 29)', async () => {
  const [{ password_hash: passwordHash } = {}] = (
    await shop.database.run(`select password_hash from accounts where login = 'shopper@cairn.test'`)
  ).rows
  await importRows(shop.database.query, [{ ...account, passwordHash }])
  await shop.database.run('update accounts set verified_login = login where account_id = $1', [
    person.consumerId,
  ])
  const visitor = await shop.guest()
  await signInAs(visitor, account.email)
  const orderNumber = await orderAndMore(visitor)
  expect(await erase(visitor)).toMatchObject({ errorId: 'REQ428' })
  await runOrderCommand(shop.database.query, { action: 'move', orderNumber, to: 'Delivered' })
  await writeMailsOfOutbox(shop)
  await shop.database.exec('delete from outbox')
  const before = await findMarks()
  expect(before).toEqual(
    expect.arrayContaining([
      'accounts.email',
      'address_book_entries.fields',
      'carts.shipping_address',
      'cases.submission',
      'favourite_shares.message',
      'mails.facts',
      'newsletter_recipients.recipient',
      'orders.snapshot',
      'saved_instruments.address',
      'stock_notices.email',
      'subscriptions.recipient',
    ]),
  )

  const tables = tablesOf(personalDataOwners)
  const { body } = await visitor.send<AnswerOf<typeof exportOwnData>>('exportOwnData')
  const exported = new Map(Object.values(body.data).flatMap((part) => Object.entries(part)))
  for (const place of before) {
    const [table = '', column = ''] = place.split('.')
    if (!tables.get(table)?.exported.includes(column)) continue
    const values = exported.get(table)?.map((row) => Reflect.get(Object(row), column))
    expect([place, JSON.stringify(values)]).toEqual([
      place,
      expect.stringMatching(new RegExp(marks.join('|'), 'i')),
    ])
  }

  const page = await visitor.send<{ html: string }>('downloadOwnData')
  for (const mark of marks) expect(page.body.html.toLowerCase()).toContain(mark)

  expect(await erase(visitor)).toMatchObject({ status: 200 })
  expect(await sendLastMails()).toContain(account.email)
  await writeMailsOfOutbox(shop)
  const remaining = (await findMarks()).filter((place) => {
    const [table = ''] = place.split('.')
    return tables.get(table)?.erasure === 'delete' || !tables.has(table)
  })
  expect(remaining).toEqual([])
  expect(await visitor.send('readProfile')).toMatchObject({ errorId: 'REQ401' })
  expect(await exportPerson(shop.database.query, person)).not.toHaveProperty('accounts')
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
