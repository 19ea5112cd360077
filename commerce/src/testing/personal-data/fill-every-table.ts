import type { Cart } from '@cairn/contract/cart/cart'
import sharp from 'sharp'
import { expect } from 'vitest'
import { runOrderCommand } from '../../orders/order-command-flow.ts'
import { addPasskeyOf, createAuthenticator } from '../authenticator.ts'
import { enrollment } from '../loyalty-enrollment.ts'
import { writeMailsOfOutbox } from '../outbox-events.ts'
import { placeOrder, prepareOrder, setAddresses } from '../ready-to-order.ts'
import type { Shop } from '../shop.ts'
import { password, signInAs, submitPassword } from '../sign-in.ts'
import { setStoreStock } from '../stock.ts'
import type { CallRequest, Visitor } from '../visitor.ts'
import {
  address,
  consumerId,
  coupon,
  email,
  giftCard,
  personalTexts,
  registration,
  rewardCode,
  unverified,
} from './well-known-shopper.ts'

const jacket = 'CAIRN001BLK-M'
const store = '0042'

/** A visitor whose calls have to succeed. */
function succeeding(visitor: Visitor) {
  return async <Body = Record<string, unknown>>(
    ...call: [Parameters<Visitor['send']>[0], CallRequest?]
  ): Promise<Body> => {
    const { status, body } = await visitor.send<Body>(...call)
    expect([call[0], status, body]).toEqual([call[0], 200, body])
    return body
  }
}

/** The visitor who is signed in, the order that is open, and the one that they have placed as a guest. */
type FilledTables = { visitor: Visitor; shippedOrder: string; orderOfGuest: string }

/** Uses the whole shop, so that each table with data of shoppers has a row of this one. */
export async function fillEveryTable(shop: Shop): Promise<FilledTables> {
  const orderOfGuest = await buyAsGuest(shop)
  const visitor = await shop.guest()
  await signInAs(visitor, email)
  await useAccount(visitor)
  await askForMails(shop, visitor)
  await useStores(shop, visitor)
  await sendEvent(visitor, { eventType: 'DecisionRequest', requestId: 'home-1' })
  const shippedOrder = await buy(shop, visitor)
  const purchase = { eventType: 'Purchase', orderNumber: shippedOrder, purchaseLines: [] }
  await sendEvent(visitor, purchase)
  await fillCart(visitor)
  await writeMailsOfOutbox(shop)
  // What is still waiting for its job when the account is erased.
  await succeeding(visitor)('askForPasswordReset', { body: { email } })
  await submitPassword(await shop.guest(), email)
  return { visitor, shippedOrder, orderOfGuest }
}

async function useAccount(visitor: Visitor) {
  const send = succeeding(visitor)
  await send('addAddress', { body: { address: { ...address, addressLine2: 'Unit 2' } } })
  await send('changeProfile', {
    body: {
      consumerProfile: { consumerDetails: { email: personalTexts.nextEmail } },
      currentPassword: password,
    },
  })
  await send('changeProfile', { body: { consumerProfile: { enrollments: [enrollment] } } })
  await send('changeNotification', {
    body: { requestType: 'BackInStock', organisation: 'CAIRN', payload: { optin: true } },
  })
  await addPasskeyOf(visitor, createAuthenticator(), {
    currentPassword: password,
    name: 'Phone of Quilla',
  })
  await send('beginPasskeySignIn')
  const card = { token: 'tok_quince', brand: 'visa', last4: '1111' }
  await send('saveInstrument', {
    body: {
      payment_method_id: 'CREDIT_CARD',
      card: { ...card, expiryMonth: 12, expiryYear: 2090 },
      address,
    },
  })
  await send('requestToken', { body: { type: 'Refresh' } })
}

async function askForMails(shop: Shop, visitor: Visitor) {
  const send = succeeding(visitor)
  for (const recipient of [email, unverified])
    await send('subscribe', {
      body: { type: 'Newsletter', channel: 'email', optin: true, recipient },
      locale: 'de-de',
    })
  await send('subscribeToStockNotice', { body: { sku: 'CAIRN004SLT-M', email } })
  await send('addFavourite', { body: { id: 'CAIRN001BLK' } })
  const { favoriteId } = await send<{ favoriteId: string }>('readFavourites')
  await send('shareFavourites', {
    params: { favoriteId },
    body: { recipients: ['friend@example.com'], message: personalTexts.message },
  })
  const { firstName, lastName } = address
  const request = { firstName, lastName, email, phone: address.phone }
  const question = {
    body: {
      ...request,
      category: 'order',
      subject: 'where-is-it',
      message: personalTexts.message,
    },
  }
  await send('contactUs', question)
  await succeeding(await shop.guest())('contactUs', question)
  const { email: _email, phone: _phone, ...home } = address
  const product = { product: 'Ridge Shell', defect: personalTexts.message }
  const photos = [{ type: 'image/png', content: (await photo()).toString('base64') }]
  await send('openWarrantyCase', { body: { ...request, ...product, address: home, photos } })
}

const photo = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#1f5d68' } })
    .png()
    .toBuffer()

async function useStores(shop: Shop, visitor: Visitor) {
  const send = succeeding(visitor)
  await send('registerForEvent', { body: registration })
  await setStoreStock(shop, store, jacket, 3)
  const { firstName, lastName, phone } = address
  await send('reserveItem', {
    body: { sku: jacket, storeId: store, email, firstName, lastName, phone },
  })
}

const sendEvent = (visitor: Visitor, event: object) =>
  succeeding(visitor)('decide', {
    params: { brand: 'CAIRN' },
    body: { monetateId: 'browser-of-quilla', events: [event] },
  })

/** On another device, with the address of the account. */
async function buyAsGuest(shop: Shop): Promise<string> {
  const { orderNumber } = await orderWith(await shop.guest(), { sku: jacket })
  await runOrderCommand(shop.database.query, { action: 'move', orderNumber, to: 'Delivered' })
  return orderNumber
}

/** Three orders: with a coupon and cards of the shop, with credit, and of a gift card. One of them is not delivered. */
async function buy(shop: Shop, visitor: Visitor): Promise<string> {
  const move = (orderNumber: string, to: 'Shipped' | 'Delivered') =>
    runOrderCommand(shop.database.query, { action: 'move', orderNumber, to })
  const order = await orderWith(visitor, { sku: jacket, qty: 2 }, async (basketId) => {
    const send = succeeding(visitor)
    await send('applyCoupon', { body: { cartId: basketId, code: coupon } })
    const pay = (body: object) => send('addPaymentInstrument', { params: { basketId }, body })
    await pay({ payment_method_id: 'GIFT_CARD', code: giftCard, pin: '1111', amount: 50 })
    await pay({ payment_method_id: 'REWARD_CODE', code: rewardCode })
  })
  await move(order.orderNumber, 'Delivered')
  await succeeding(visitor)('createReturnLabel', {
    params: { orderId: order.orderNumber },
    body: { items: [{ itemId: order.items[0]?.itemId, qty: 1, reason: 'tooSmall' }] },
  })
  const { rows } = await shop.database.run(`select return_number from order_returns`)
  const returnNumber = String(rows[0]?.['return_number'])
  await runOrderCommand(shop.database.query, { action: 'receive', returnNumber })

  await orderWith(visitor, {
    sku: 'CAIRN008HTR-50',
    giftOption: { email: 'friend@example.com', to: 'Friend', message: personalTexts.message },
  })
  // Only who is no athlete can use a reward code before the credit of the year.
  await shop.database.run(`update accounts set identities = '{ATHLETE}' where account_id = $1`, [
    consumerId,
  ])
  const onCredit = await orderWith(visitor, { sku: jacket }, (basketId) =>
    succeeding(visitor)('addPaymentInstrument', {
      params: { basketId },
      body: { payment_method_id: 'ATHLETES_PAYMENT', amount: 10 },
    }),
  )
  await move(onCredit.orderNumber, 'Shipped')
  return onCredit.orderNumber
}

async function orderWith(
  visitor: Visitor,
  item: object,
  prepare: (basketId: string) => Promise<unknown> = async () => {},
) {
  const { basketId } = await succeeding(visitor)<Cart>('createCartWithItem', { body: item })
  await setAddresses(visitor, basketId, address)
  await prepare(basketId)
  await prepareOrder(visitor, basketId)
  const headers = { 'idempotency-key': `key of ${basketId}` }
  const order = await placeOrder(visitor, basketId, { headers })
  expect([order.status, order.errorId]).toEqual([200, undefined])
  return order.body
}

async function fillCart(visitor: Visitor) {
  const send = succeeding(visitor)
  const { items } = await send<Cart>('createCartWithItem', { body: { sku: jacket } })
  await send('saveItemForLater', {
    body: { productId: 'CAIRN001BLK', saveForLater: { itemId: items[0]?.itemId } },
  })
  const { basketId } = await send<Cart>('createCartWithItem', { body: { sku: 'CAIRN002TRN-M' } })
  await setAddresses(visitor, basketId, address)
  await send('addPaymentInstrument', {
    params: { basketId },
    body: { payment_method_id: 'GIFT_CARD', code: giftCard, pin: '1111' },
  })
}
