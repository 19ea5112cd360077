import { type CallName, calls } from '@cairn/contract/calls'
import type { Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import { callExamples } from '@cairn/contract/reference/examples/call-examples'
import { denverExample } from '@cairn/contract/reference/examples/cart-example'
import type { Call } from '@cairn/contract/wire/call'
import { shareRefusalToken } from '../lists/share-refusals-store.ts'
import { orderCodeOf } from '../orders/order-code-store.ts'
import { runOrderCommand } from '../orders/order-command-flow.ts'
import { saveMailedLink } from './mailed-token.ts'
import { newsletterTokens } from './newsletter-mails.ts'
import { providerWindows } from './purchases/pay-by-calls.ts'
import { guestReadyToOrder, placeOrder } from './ready-to-order.ts'
import { type ExampleIds, type ExampleName, withIds } from './sample-request.ts'
import type { Shop } from './shop.ts'
import { signInAs, signInAtStore } from './sign-in.ts'
import { storePreparations } from './store-examples.ts'
import type { CallResponse, Visitor } from './visitor.ts'

/** Who sends an example, and what stands for the ids in it. */
type ExampleSession = { visitor: Visitor; ids: ExampleIds }

/** Sends an example after the calls that it depends on. */
export async function sendExample(shop: Shop, name: ExampleName): Promise<CallResponse> {
  const { visitor, request } = await prepareExample(shop, name)
  return visitor.send(name, request)
}

/** Makes the calls that an example depends on. */
export async function prepareExample(shop: Shop, name: ExampleName) {
  const prepare = preparations[name] ?? preparationFor(calls[name])
  const { visitor, ids } = await prepare(shop)
  return { visitor, request: withIds(name, ids) }
}

/** The example as anybody sends it. Nothing if it depends on more than a cart. */
export async function exampleOf(visitor: Visitor, name: ExampleName) {
  if (preparations[name]) return undefined
  const { ids } = calls[name].policy === 'shopper' ? { ids: {} } : await cartOf(visitor)
  return withIds(name, ids)
}

const send = (visitor: Visitor, name: CallName & ExampleName, ids: ExampleIds = {}) =>
  visitor.send<Cart & Order>(name, withIds(name, ids))

async function guest(shop: Shop): Promise<ExampleSession> {
  return { visitor: await shop.guest(), ids: {} }
}

async function cartOf(visitor: Visitor): Promise<ExampleSession> {
  const { body } = await send(visitor, 'createCartWithItem')
  return { visitor, ids: { basketId: body.basketId, itemId: body.items[0]?.itemId } }
}

const withCart = async (shop: Shop): Promise<ExampleSession> => cartOf(await shop.guest())

const shopper =
  (account: string) =>
  async (shop: Shop): Promise<ExampleSession> => {
    const visitor = await shop.guest()
    await signInAs(visitor, `${account}@cairn.test`)
    return { visitor, ids: {} }
  }

const preparationFor = ({ policy }: Call) => (policy === 'shopper' ? shopper('shopper') : withCart)

/** After these examples for the cart of a visitor. */
const afterCalls =
  (prepare: (shop: Shop) => Promise<ExampleSession>, names: readonly (CallName & ExampleName)[]) =>
  async (shop: Shop): Promise<ExampleSession> => {
    const { visitor } = await prepare(shop)
    const prepared = await cartOf(visitor)
    for (const name of names) await send(visitor, name, prepared.ids)
    return prepared
  }

const readyToOrder = afterCalls(guest, ['setShippingAddress', 'setBillingAddress', 'prepareOrder'])

async function withOrder(shop: Shop): Promise<ExampleSession> {
  const { visitor, ids } = await readyToOrder(shop)
  const { body } = await placeOrder(visitor, String(ids.basketId))
  const { orderNumber, st: ticket } = body
  return { visitor, ids: { orderNumber, ticket, itemId: body.items[0]?.itemId } }
}

async function withDeliveredOrder(shop: Shop): Promise<ExampleSession> {
  const prepared = await withOrder(shop)
  const orderNumber = String(prepared.ids.orderNumber)
  await runOrderCommand(shop.database.query, { action: 'move', orderNumber, to: 'Delivered' })
  return prepared
}

async function withReturn(shop: Shop): Promise<ExampleSession> {
  const { visitor, ids } = await withDeliveredOrder(shop)
  await send(visitor, 'createReturnLabel', ids)
  const { body } = await send(visitor, 'readOrder', ids)
  return { visitor, ids: { ...ids, returnNumber: body.returns[0]?.returnNumber } }
}

/** The code is in a mail. */
async function withOrderCode(shop: Shop): Promise<ExampleSession> {
  const { visitor, ids } = await withOrder(shop)
  await send(visitor, 'mailOrderCode', ids)
  const { rows } = await shop.database.run(
    `select issue from order_codes join orders using (order_id) where order_number = $1`,
    [ids.orderNumber],
  )
  const code = await orderCodeOf(String(rows[0]?.['issue']), shop.mailKeys.tokenSecret)
  return { visitor, ids: { ...ids, orderCode: code } }
}

/** The bank has confirmed the payment on its page. */
async function withChallenge(shop: Shop): Promise<ExampleSession> {
  const { visitor, ids } = await readyToOrder(shop)
  const token = 'tok_test_challenge'
  const { body } = await placeOrder(visitor, String(ids.basketId), { token })
  const { challengeUrl, sessionId } = body.flash[0]?.details ?? {}
  const windows = providerWindows(shop.sandbox)
  const { threeDS2Result } = await windows.confirmChallenge(String(challengeUrl))
  const { orderNumber, st: ticket } = body
  return {
    visitor,
    ids: {
      orderNumber,
      ticket,
      challengeSession: String(sessionId),
      challengeResult: threeDS2Result,
    },
  }
}

async function withDigitalOrder(shop: Shop): Promise<ExampleSession> {
  const { guest: visitor, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN008HTR-25' })
  const { body } = await placeOrder(visitor, basketId)
  return { visitor, ids: { orderNumber: body.orderNumber } }
}

async function agent(shop: Shop): Promise<ExampleSession> {
  const visitor = await shop.guest()
  await signInAtStore(visitor)
  return cartOf(visitor)
}

async function withAdjustment(shop: Shop): Promise<ExampleSession> {
  const { visitor, ids } = await agent(shop)
  const { body } = await send(visitor, 'addPriceAdjustment', ids)
  return { visitor, ids: { ...ids, adjustmentId: body.priceAdjustments[0]?.adjustmentId } }
}

async function withSavedItem(shop: Shop): Promise<ExampleSession> {
  const { visitor, ids } = await withCart(shop)
  await send(visitor, 'saveItemForLater', ids)
  const { body } = await visitor.send<Cart['saveForLater']>('readSavedItems')
  const { basketId } = (await cartOf(visitor)).ids
  return {
    visitor,
    ids: { basketId, listId: body.saveForLaterId, itemId: body.items[0]?.itemId },
  }
}

async function withFavourite(shop: Shop): Promise<ExampleSession> {
  const { visitor } = await guest(shop)
  const { body } = await visitor.send<{ favoriteId: string; items: { itemId: string }[] }>(
    'addFavourite',
    callExamples.addFavourite,
  )
  return { visitor, ids: { listId: body.favoriteId, favouriteItemId: body.items[0]?.itemId } }
}

async function withSharedFavourites(shop: Shop): Promise<ExampleSession> {
  const prepared = await withFavourite(shop)
  await send(prepared.visitor, 'shareFavourites', prepared.ids)
  return prepared
}

async function withOwnSession(shop: Shop): Promise<ExampleSession> {
  const { visitor } = await shopper('shopper')(shop)
  const { body } = await visitor.send<{ sessions: { sessionId: string }[] }>('readOwnSessions')
  return { visitor, ids: { sessionId: body.sessions[0]?.sessionId } }
}

async function withShareRefusal(shop: Shop): Promise<ExampleSession> {
  const { visitor } = await guest(shop)
  const token = shareRefusalToken('ada.berg@example.com', shop.mailKeys.tokenSecret)
  return { visitor, ids: { shareRefusal: token } }
}

async function withNewsletterLinks(shop: Shop): Promise<ExampleSession> {
  const { visitor } = await guest(shop)
  return { visitor, ids: await newsletterTokens(shop) }
}

async function withSavedCard(shop: Shop): Promise<ExampleSession> {
  const { visitor } = await shopper('shopper')(shop)
  const { body } = await visitor.send<{ payment_instruments: { payment_instrument_id: string }[] }>(
    'readSavedInstruments',
    callExamples.readSavedInstruments,
  )
  return { visitor, ids: { instrumentId: body.payment_instruments[0]?.payment_instrument_id } }
}

/** An address book has an address only once. */
const newLine = () => `Suite ${crypto.randomUUID().slice(0, 8)}`

async function withSavedAddress(shop: Shop): Promise<ExampleSession> {
  const { visitor } = await shopper('shopper')(shop)
  const { body } = await visitor.send<{ addressId: string }>('addAddress', {
    body: { address: { ...denverExample, addressLine2: newLine() } },
  })
  return { visitor, ids: { addressId: body.addressId } }
}

/** The first step of signing in has been taken. */
async function withAuthorisationCode(shop: Shop): Promise<ExampleSession> {
  const { visitor } = await guest(shop)
  const { body } = await visitor.send<{ authorizationCode: string }>('signIn', callExamples.signIn)
  return { visitor, ids: body }
}

async function withResetLink(shop: Shop): Promise<ExampleSession> {
  return {
    ...(await guest(shop)),
    ids: { resetToken: await saveMailedLink(shop, 'passwordReset') },
  }
}

/** The link works where its account is signed in. */
async function withVerificationLink(shop: Shop): Promise<ExampleSession> {
  const verificationToken = await saveMailedLink(shop, 'emailVerification', 'shopper@cairn.test')
  return { ...(await shopper('shopper')(shop)), ids: { verificationToken } }
}

/** The events of a demo shop are after the day on which it was filled. */
async function withEvent(shop: Shop): Promise<ExampleSession> {
  const { visitor } = await shopper('shopper')(shop)
  const page = await visitor.send('readPage', {
    params: { ...callExamples.readPage.params, page: 'events' },
  })
  const { eventId } = callExamples.registerForEvent.body ?? {}
  const event = new RegExp(`"eventId":"${String(eventId)}","startDate":"([^"]+)"`)
  return { visitor, ids: { eventDay: event.exec(JSON.stringify(page.body))?.[1] } }
}

const member = shopper('member')

/** What an example needs beside the session of a shopper, or of a guest with a cart. */
const preparations: Partial<Record<ExampleName, (shop: Shop) => Promise<ExampleSession>>> = {
  requestToken: withAuthorisationCode,
  chooseStore: shopper('shopper'),
  ...storePreparations,
  addPriceAdjustment: agent,
  changePriceAdjustment: withAdjustment,
  removePriceAdjustment: withAdjustment,
  removeCoupon: afterCalls(guest, ['applyCoupon']),
  applyReward: afterCalls(member, ['obtainLoyaltyToken']),
  removeShippingAddress: afterCalls(guest, ['setShippingAddress']),
  removeBillingAddress: afterCalls(guest, ['setBillingAddress']),
  prepareOrder: afterCalls(guest, ['setShippingAddress', 'setBillingAddress']),
  placeOrder: readyToOrder,
  answerChallenge: withChallenge,
  readOpenOrder: withOrder,
  removePaymentInstrument: afterCalls(guest, ['addPaymentInstrument']),
  moveSavedItems: withSavedItem,
  removeSavedItem: withSavedItem,
  removeFavourite: withFavourite,
  shareFavourites: withFavourite,
  readSharedFavourites: withSharedFavourites,
  refuseSharedFavourites: withShareRefusal,
  endOwnSession: withOwnSession,
  confirmSubscription: withNewsletterLinks,
  unsubscribe: withNewsletterLinks,
  readProfile: member,
  changePassword: shopper('wranx'),
  confirmForgottenPassword: withResetLink,
  askForVerificationMail: shopper('shopper'),
  checkResetLink: withResetLink,
  verifyEmail: withVerificationLink,
  eraseAccount: shopper('partial'),
  registerForEvent: withEvent,
  saveInstrument: shopper('athlete'),
  changeSavedInstrument: withSavedCard,
  removeSavedInstrument: withSavedCard,
  changeAddress: withSavedAddress,
  removeAddress: withSavedAddress,
  obtainLoyaltyToken: member,
  readWelcomePromotion: member,
  readVouchers: member,
  readPointsHistory: member,
  readOrder: withOrder,
  downloadInvoice: withOrder,
  mailOrderCode: withOrder,
  trackOrder: withOrderCode,
  cancelOrder: withOrder,
  createReturnLabel: withDeliveredOrder,
  withdrawReturn: withReturn,
  readOwnReturns: shopper('shopper'),
  readOwnCases: shopper('shopper'),
  resendGiftCardEmail: withDigitalOrder,
}
