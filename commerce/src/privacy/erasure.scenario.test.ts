import type { Cart } from '@cairn/contract/cart/cart'
import type { exportOwnData, readErasure } from '@cairn/contract/privacy/privacy-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runOrderCommand } from '../orders/order-command-flow.ts'
import { onFault } from '../platform/faults.ts'
import { eraseAccountOf, newShopper } from '../testing/new-shopper.ts'
import { latestMails } from '../testing/outbox-events.ts'
import { denverAddress, placeOrder, setAddresses } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import {
  exchangeCode,
  newChallenge,
  password,
  signInAs,
  signInAtStore,
  submitPassword,
} from '../testing/sign-in.ts'
import { signUp, signUpForm } from '../testing/sign-up.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'
import type { Visitor } from '../testing/visitor.ts'
import { eraseAccountOf as eraseOnce } from './erase-account-flow.ts'
import { eraseLateWrites } from './late-writes-flow.ts'

const { email } = signUpForm

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() =>
  shop.database.exec(
    `delete from accounts where login = '${email}'; delete from sign_in_attempts;
     delete from mails; delete from outbox; delete from erased_accounts`,
  ),
)
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function signedIn(account: string): Promise<Visitor> {
  const visitor = await shop.guest()
  await signInAs(visitor, account)
  return visitor
}

const erasureOf = async (visitor: Visitor) =>
  (await visitor.send<AnswerOf<typeof readErasure>>('readErasure')).body

const hasAccount = async () =>
  (await shop.database.run('select from accounts where login = $1', [email])).rows.length === 1

async function buy(visitor: Visitor, address = denverAddress) {
  const { body } = await visitor.send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M' },
  })
  await setAddresses(visitor, body.basketId, address)
  const order = await placeOrder(visitor, body.basketId)
  expect(order).toMatchObject({ status: 200 })
  return order.body
}

const deliver = (orderNumber: string) =>
  runOrderCommand(shop.database.query, { action: 'move', orderNumber, to: 'Delivered' })

describe('erasing an account', () => {
  test('ends all sessions, and the address can sign up again', async () => {
    const [phone, laptop] = [await newShopper(shop), await signedIn(email)]
    expect(await eraseAccountOf(laptop)).toMatchObject({ status: 200, body: {} })
    expect(await hasAccount()).toBe(false)
    expect([...laptop.jar.keys()].filter((name) => /access|refresh|login/.test(name))).toEqual([])
    for (const visitor of [phone, laptop])
      expect(await visitor.send('readProfile')).toMatchObject({ errorId: 'REQ401' })
    expect((await submitPassword(await shop.guest(), email)).response.errorId).toBe('AUT401')
    expect(await signUp(await shop.guest())).toMatchObject({ status: 200 })
  })

  test('needs the current password, of which five may be wrong', async () => {
    const visitor = await newShopper(shop)
    const errorIds = []
    for (let attempt = 0; attempt < 6; attempt++)
      errorIds.push((await eraseAccountOf(visitor, { currentPassword: 'Wrong-one-1' })).errorId)
    expect(errorIds).toEqual(['AUT450', 'AUT450', 'AUT450', 'AUT450', 'AUT423', 'AUT423'])
    expect(await eraseAccountOf(visitor)).toMatchObject({ errorId: 'AUT423' })
    expect(await hasAccount()).toBe(true)
  })

  test('waits for the open orders of the account', async () => {
    const visitor = await newShopper(shop)
    const { orderNumber } = await buy(visitor)
    expect(await erasureOf(visitor)).toMatchObject({ openOrders: [orderNumber] })
    expect(await eraseAccountOf(visitor)).toMatchObject({ status: 428, errorId: 'REQ428' })
    expect(await visitor.send('readProfile')).toMatchObject({ status: 200 })

    await deliver(orderNumber)
    expect(await erasureOf(visitor)).toMatchObject({
      openOrders: [],
      kept: [{ data: 'orders', count: 1, reason: 'taxLaw' }],
    })
    expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
  })

  test('waits for the open orders that a guest has placed with the address, once it is verified', async () => {
    const guest = await shop.guest()
    const { orderNumber } = await buy(guest, { ...denverAddress, email })
    const visitor = await newShopper(shop)
    expect(await erasureOf(visitor)).toMatchObject({ openOrders: [], kept: [] })
    await shop.database.run('update accounts set verified_login = login where login = $1', [email])
    expect(await erasureOf(visitor)).toMatchObject({
      openOrders: [orderNumber],
      kept: [{ data: 'orders', count: 1, reason: 'taxLaw' }],
    })
    expect(await eraseAccountOf(visitor)).toMatchObject({ errorId: 'REQ428' })
    await deliver(orderNumber)
    expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
  })

  test('waits for an announced return, until it is withdrawn', async () => {
    const visitor = await newShopper(shop)
    const { orderNumber, items } = await buy(visitor)
    await deliver(orderNumber)
    await visitor.send('createReturnLabel', {
      params: { orderId: orderNumber },
      body: { items: [{ itemId: items[0]?.itemId, qty: 1, reason: 'tooSmall' }] },
    })
    expect(await eraseAccountOf(visitor)).toMatchObject({ errorId: 'REQ428' })
    const { rows } = await shop.database.run(
      `select return_number from order_returns where state = 'announced'`,
    )
    await visitor.send('withdrawReturn', {
      params: { orderId: orderNumber },
      body: { returnNumber: rows[0]?.['return_number'] },
    })
    expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
  })

  test('waits for an order that is placed meanwhile, and changes nothing', async () => {
    const visitor = await newShopper(shop)
    const restore = onFault('erasure.checked', () => buy(visitor))
    expect(await eraseAccountOf(visitor)).toMatchObject({ errorId: 'REQ428' })
    restore()
    expect(await visitor.send('readProfile')).toMatchObject({ status: 200 })
    expect((await latestMails(shop)).filter(({ kind }) => kind === 'accountDeleted')).toEqual([])
  })

  test('twice at the same time has the answer of the first request, and one mail', async () => {
    const [phone, laptop] = [await newShopper(shop), await signedIn(email)]
    const restore = onFault('erasure.checked', async () => {
      restore()
      expect(await eraseAccountOf(phone)).toMatchObject({ status: 200 })
    })
    const second = await eraseAccountOf(laptop)
    expect(second).toMatchObject({ status: 200, body: {} })
    expect(second.headers.getSetCookie().join()).toMatch(/max-age=0/i)
    expect((await latestMails(shop)).map(({ kind }) => kind)).toEqual(['accountDeleted'])

    const { rows } = await shop.database.run('select account_id from erased_accounts')
    const eraseAgain = (accountId: string) =>
      eraseOnce(shop.database.query, { accountId, currentPassword: password, locale: 'en-us' })
    expect(await eraseAgain(String(rows.at(-1)?.['account_id']))).toMatchObject({ ok: true })
    expect(await eraseAgain(crypto.randomUUID())).toMatchObject({ ok: false })
  })

  test('also erases what requests write that had begun before', async () => {
    const [visitor, laptop] = [await newShopper(shop), await signedIn(email)]
    const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2090 }
    const body = { payment_method_id: 'CREDIT_CARD', card: { ...card, token: 'tok_late' } }
    const restore = onFault('payments.card-checked', async () => {
      restore()
      expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
    })
    expect(await laptop.send('saveInstrument', { body })).toMatchObject({ status: 200 })
    const savedCards = async () =>
      (await shop.database.run(`select from saved_instruments where source = 'tok_late'`)).rows
    expect(await savedCards()).toHaveLength(1)

    await eraseLateWrites(shop.database.query)
    expect(await savedCards()).toHaveLength(1)
    await shop.database.exec(`update erased_accounts set erased_at = now() - interval '3 minutes'`)
    await eraseLateWrites(shop.database.query)
    expect(await savedCards()).toEqual([])
    const { rows } = await shop.database.run('select token from discarded_tokens')
    expect(rows).toEqual([{ token: 'tok_late' }])
    expect((await shop.database.run('select from erased_accounts')).rows).toEqual([])
  })

  test('is confirmed by one last mail in the language of the page', async () => {
    const visitor = await newShopper(shop)
    await eraseAccountOf(visitor, {}, 'it-it')
    expect(await latestMails(shop)).toMatchObject([
      { recipient: email, subject: 'Il tuo account è stato eliminato' },
    ])
  })

  test('changes nothing if it fails before its end', async () => {
    const visitor = await newShopper(shop)
    const restore = onFault('account.erased', () => {
      throw new Error('the server stops')
    })
    expect(await eraseAccountOf(visitor)).toMatchObject({ status: 500 })
    restore()
    expect(shop.unexpectedErrors.splice(0)).toHaveLength(1)
    expect(await hasAccount()).toBe(true)
    expect(await latestMails(shop)).toEqual([])
    expect(await eraseAccountOf(visitor)).toMatchObject({ status: 200 })
  })

  test('is not possible for store staff who act for a shopper', async () => {
    await newShopper(shop)
    const visitor = await shop.guest()
    await signInAtStore(visitor)
    await signInAs(visitor, email)
    for (const answer of [
      await eraseAccountOf(visitor),
      await visitor.send('readErasure'),
      await visitor.send('exportOwnData'),
      await visitor.send('downloadOwnData'),
    ])
      expect(answer).toMatchObject({ errorId: 'AUT432' })
    expect(await hasAccount()).toBe(true)
  })
})

describe('the export of a shopper', () => {
  const exportOf = async (visitor: Visitor) =>
    (await visitor.send<AnswerOf<typeof exportOwnData>>('exportOwnData')).body

  test('contains the own data only', async () => {
    const [shopper, stranger] = [await newShopper(shop), await signedIn('member@cairn.test')]
    const { data } = await exportOf(shopper)
    expect(data['accounts']?.['accounts']).toMatchObject([{ email, first_name: 'Nora' }])
    expect(JSON.stringify(data)).not.toContain('member@cairn.test')
    expect(JSON.stringify(await exportOf(stranger))).not.toContain(email)
  })

  test('is a page in the language of the shopper, too', async () => {
    const visitor = await newShopper(shop)
    const { body, headers } = await visitor.send<{ html: string }>('downloadOwnData', {
      locale: 'fr-fr',
    })
    expect(headers.get('content-type')).toBe('text/html')
    expect(body.html).toContain('<h1>Vos données</h1>')
    expect(body.html).toContain(`<dd>${email}</dd>`)
  })

  test('contains no password and no token', async () => {
    const text = JSON.stringify(await exportOf(await newShopper(shop)))
    expect(text).not.toMatch(/argon2|_hash"/)
  })
})

describe('a shop with a captcha', () => {
  let captchaShop: Shop
  beforeAll(async () => {
    captchaShop = await openShop({ asksForCaptcha: true })
  })
  afterAll(() => captchaShop.close())

  async function signedInWithCaptcha() {
    const visitor = await captchaShop.guest()
    const { codeVerifier, codeChallenge } = newChallenge()
    const credentials = { type: 'Registered', username: 'partial@cairn.test', password }
    const { body } = await visitor.send<{ authorizationCode: string }>('signIn', {
      body: {
        ...credentials,
        codeChallenge,
        recaptcha_response: await solvedChallenge(visitor, 'login'),
      },
    })
    await exchangeCode(visitor, { authorizationCode: body.authorizationCode, codeVerifier })
    return visitor
  }

  test('accepts ten forms without a solution from a network, and no wrong solution', async () => {
    const visitor = await signedInWithCaptcha()
    const wrong = { recaptcha_response: 'aW52ZW50ZWQ=' }
    expect(await eraseAccountOf(visitor, wrong)).toMatchObject({ errorId: 'AUT403' })
    const errorIds = []
    for (let form = 0; form < 11; form++)
      errorIds.push((await eraseAccountOf(visitor, { currentPassword: 'Wrong-one-1' })).errorId)
    expect(errorIds.slice(-2)).toEqual(['AUT423', 'AUT403'])
    expect(errorIds.slice(0, 10)).not.toContain('AUT403')
    await captchaShop.database.exec('delete from sign_in_attempts')
    expect(await eraseAccountOf(visitor)).toMatchObject({ errorId: 'AUT403' })
    const solved = { recaptcha_response: await solvedChallenge(visitor, 'login') }
    expect(await eraseAccountOf(visitor, solved)).toMatchObject({ status: 200 })
  })
})
