import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPasskeyOf, createAuthenticator } from '../testing/authenticator.ts'
import { importRows } from '../testing/import-rows.ts'
import { tokenIn } from '../testing/mailed-token.ts'
import { eraseAccountOf } from '../testing/new-shopper.ts'
import { chooseNewsletter, newsletterRecipients } from '../testing/newsletter-mails.ts'
import { latestMails, writeMailsOfOutbox } from '../testing/outbox-events.ts'
import {
  denverAddress,
  guestWithCart,
  placeOrder,
  prepareOrder,
  setAddresses,
} from '../testing/ready-to-order.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { exchangeCode, password, signInAs, submitPassword } from '../testing/sign-in.ts'
import { ownProfile, signUp } from '../testing/sign-up.ts'
import type { Visitor } from '../testing/visitor.ts'

const email = 'orla@example.com'
const addressOfOwner = { ...denverAddress, email, addressLine1: '7 Quarry Lane', lastName: 'Finch' }
const code = 'ONCEONLY'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
})
beforeEach(() =>
  shop.database.exec(
    `delete from accounts where login = '${email}'; delete from mails; delete from outbox;
     delete from newsletter_recipients; delete from subscriptions;
     delete from promotion_uses; delete from usage_counters`,
  ),
)
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** An order with a code and the newsletter, and its mail. */
async function orderOfGuest() {
  const { guest, cart } = await guestWithCart(shop, { sku: 'CAIRN001BLK-M' })
  const { basketId } = cart
  await guest.send('applyCoupon', { body: { cartId: basketId, code } })
  await setAddresses(guest, basketId, addressOfOwner)
  await guest.send('setShippingAddress', {
    params: { basketId },
    body: { address: { ...addressOfOwner, subscriptions: { newsletterConsent: true } } },
  })
  await prepareOrder(guest, basketId)
  const { body } = await placeOrder(guest, basketId)
  await writeMailsOfOutbox(shop)
  return body.orderNumber
}

async function signedUpWithAddress() {
  const visitor = await shop.guest()
  expect(await signUp(visitor, { email, phone: '3035550177' })).toMatchObject({ status: 200 })
  await signInAs(visitor, email)
  return visitor
}

const follow = (visitor: Visitor, token: string) => visitor.send('verifyEmail', { body: { token } })

async function mailedToken(mailKind: 'welcome' | 'passwordReset') {
  await writeMailsOfOutbox(shop)
  await shop.database.exec('delete from outbox')
  return tokenIn((await latestMails(shop)).find(({ kind }) => kind === mailKind))
}

const exportOf = async (visitor: Visitor) =>
  JSON.stringify((await visitor.send('exportOwnData')).body)

/** What the account has of the address, as its pages and calls show it. */
async function readAccount(visitor: Visitor) {
  const [history, instruments, erasure] = await Promise.all([
    visitor.send('readOrderHistory', { body: {} }),
    visitor.send('readSavedInstruments'),
    visitor.send('readErasure'),
  ])
  const { subscriptions, consumerDetails } = await ownProfile(visitor)
  return {
    orders: history.body['orders'],
    instruments: instruments.body['payment_instruments'],
    openOrders: erasure.body['openOrders'],
    kept: erasure.body['kept'],
    subscriptions,
    addresses: consumerDetails.address,
  }
}

describe('who signs up with the email address of a guest order', () => {
  test('gets neither the order nor anything of it before the address is verified', async () => {
    const orderNumber = await orderOfGuest()
    const stranger = await signedUpWithAddress()

    expect(await readAccount(stranger)).toEqual({
      orders: [],
      instruments: [],
      openOrders: [],
      kept: [],
      subscriptions: [],
      addresses: [],
    })
    const order = await stranger.send('readOrder', { params: { orderId: orderNumber } })
    expect(order).toMatchObject({ status: 404, errorId: 'OHS4004' })
    const exported = await exportOf(stranger)
    expect(exported).toContain(email)
    for (const mark of [orderNumber, 'Quarry', 'Finch']) expect(exported).not.toContain(mark)

    expect(await follow(stranger, await mailedToken('welcome'))).toMatchObject({ status: 200 })
    expect(await exportOf(stranger)).toContain(orderNumber)
  })

  test('gets nothing of it either when the owner follows the link, in any other browser', async () => {
    const orderNumber = await orderOfGuest()
    const stranger = await signedUpWithAddress()
    const token = await mailedToken('welcome')
    const otherAccount = await shop.guest()
    await signInAs(otherAccount, 'member@cairn.test')
    for (const browser of [await shop.guest(), otherAccount, await shop.guest()])
      expect(await follow(browser, token)).toMatchObject({ status: 403, errorId: 'AUT432' })

    expect((await ownProfile(stranger)).isEmailVerified).toBe(false)
    expect(await exportOf(stranger)).not.toContain(orderNumber)
    const itself = await shop.guest()
    await signInAs(itself, email)
    expect(await follow(itself, token)).toMatchObject({ body: { isVerified: true } })
  })

  test('is not told that its code was used, and does not end its newsletter', async () => {
    await orderOfGuest()
    const stranger = await signedUpWithAddress()
    const { body } = await stranger.send<Cart>('createCartWithItem', {
      body: { sku: 'CAIRN001BLK-M' },
    })
    await stranger.send('applyCoupon', { body: { cartId: body.basketId, code } })
    const own = { ...denverAddress, email: 'mal@example.com', addressLine1: '12 Other Street' }
    await setAddresses(stranger, body.basketId, own)
    expect((await prepareOrder(stranger, body.basketId)).body.coupon).toBe(code)

    await chooseNewsletter(stranger, { recipient: email, locale: 'en-us' })
    await chooseNewsletter(stranger, { recipient: email, locale: 'en-us', optin: false })
    expect(await newsletterRecipients(shop)).toEqual([email])
  })

  test('erases nothing of it', async () => {
    const orderNumber = await orderOfGuest()
    expect(await eraseAccountOf(await signedUpWithAddress())).toMatchObject({ status: 200 })
    const { rows } = await shop.database.run(
      `select recipient from mails where recipient = $1 and facts::text like '%' || $2 || '%'`,
      [email, orderNumber],
    )
    expect(rows).toHaveLength(1)
    expect(await newsletterRecipients(shop)).toEqual([email])
  })
})

const newPassword = 'Lichen-and-granite-7'
const card = {
  token: 'tok_test_approve',
  brand: 'visa',
  last4: '1111',
  expiryMonth: 12,
  expiryYear: 2099,
}
const cardPayment = { payment_method_id: 'CREDIT_CARD', card }

async function ownerAfterReset() {
  const owner = await shop.guest()
  await owner.send('askForPasswordReset', { body: { email } })
  const token = await mailedToken('passwordReset')
  await owner.send('confirmForgottenPassword', { body: { token, newPassword } })
  const { response, codeVerifier } = await submitPassword(owner, email, newPassword)
  await exchangeCode(owner, { ...response.body, codeVerifier })
  return owner
}

describe('the owner of the address gets the account with a reset link', () => {
  test('and corrects what a stranger has entered', async () => {
    const orderNumber = await orderOfGuest()
    const stranger = await shop.guest()
    const entered = { firstName: 'Mallory', lastName: 'Stranger', birthDate: '1950-01-01' }
    await signUp(stranger, { email, phone: '3035550177', ...entered })
    await signInAs(stranger, email)

    const owner = await ownerAfterReset()
    const corrected = { firstName: 'Orla', lastName: 'Finch', birthDate: '1988-04-12' }
    await owner.send('changeProfile', { body: { consumerProfile: { consumerDetails: corrected } } })
    const profile = await ownProfile(owner)
    expect(profile).toMatchObject({ isEmailVerified: true, consumerDetails: corrected })
    expect(await exportOf(owner)).toContain(orderNumber)
    expect(await stranger.send('readProfile')).toMatchObject({ errorId: 'REQ401' })
    expect(await follow(stranger, await mailedToken('welcome'))).toMatchObject({ status: 401 })
  })

  test('without the passkeys, addresses, cards and opt-outs of a stranger, also in the cart', async () => {
    const stranger = await signedUpWithAddress()
    const address = { ...denverAddress, addressLine1: '9 Mallory Street' }
    const authenticator = createAuthenticator()
    await addPasskeyOf(stranger, authenticator, { currentPassword: password })
    await stranger.send('addAddress', { body: { address } })
    await stranger.send('saveInstrument', { body: cardPayment })
    await stranger.send('changeNotification', {
      body: { requestType: 'BackInStock', organisation: 'CAIRN', payload: { optin: false } },
    })
    const { body: cart } = await stranger.send<Cart>('createCartWithItem', {
      body: { sku: 'CAIRN001BLK-M' },
    })
    const params = { basketId: cart.basketId }
    await setAddresses(stranger, cart.basketId, address)
    await stranger.send('addPaymentInstrument', { params, body: cardPayment })
    const { body: paid } = await stranger.send<Cart>('readCart', { params })
    expect(paid.paymentInstruments).toHaveLength(1)
    expect(await leftIn(stranger)).toEqual({ passkeys: 1, addresses: 1, instruments: 1 })
    expect(await exportOf(stranger)).toContain('9 Mallory Street')

    const owner = await ownerAfterReset()
    expect(await leftIn(owner)).toEqual({ passkeys: 0, addresses: 0, instruments: 0 })
    expect(await exportOf(owner)).not.toContain('9 Mallory Street')
    expect((await ownProfile(owner)).notifications).toEqual([])
    const { body } = await owner.send<Cart>('readCart', { params })
    expect([body.items[0]?.sku, body.paymentInstruments]).toEqual(['CAIRN001BLK-M', []])
    await writeMailsOfOutbox(shop)
    const mails = (await latestMails(shop)).filter(({ kind }) => kind === 'passwordChanged')
    expect(mails[0]?.text).toContain('passkeys, addresses and cards in the account')
  })

  test.each([
    ['an import', {}, 'digests'],
    ['an import that replaces everything', { force: true }, 'digests'],
    ['an import before imports recorded that', {}, `digests - 'account'`],
  ])('without addresses of a stranger also if the account was changed by %s', async (...row) => {
    const [, conditions, recorded] = row
    const stranger = await signedUpWithAddress()
    await stranger.send('addAddress', { body: { address: denverAddress } })
    const { rows } = await shop.database.run('select account_id from accounts where login = $1', [
      email,
    ])
    const consumerId = String(rows[0]?.['account_id'])
    const customer = { kind: 'customer', consumerId, email, lastName: 'Moss', ...conditions }
    expect(await importRows(shop.database.query, [customer])).toMatchObject({ ok: true })
    await shop.database.exec(`update account_imports set digests = ${recorded}`)

    expect((await readAccount(await ownerAfterReset())).addresses).toEqual([])
  })

  test('with all of it, if the address was verified before', async () => {
    const visitor = await signedUpWithAddress()
    await follow(visitor, await mailedToken('welcome'))
    await visitor.send('addAddress', { body: { address: denverAddress } })
    expect((await readAccount(await ownerAfterReset())).addresses).toHaveLength(1)
  })
})

async function leftIn(visitor: Visitor) {
  const { body } = await visitor.send<{ passkeys: unknown[] }>('readPasskeys')
  const { addresses, instruments } = await readAccount(visitor)
  return {
    passkeys: body.passkeys.length,
    addresses: addresses.length,
    instruments: Array.isArray(instruments) ? instruments.length : undefined,
  }
}
