import type { InputOf } from '@cairn/contract/call'
import { minorOf } from '@cairn/contract/money'
import type { placeOrder } from '@cairn/contract/place-order'
import { accept, refuse } from '@cairn/contract/result'
import { siteOf } from '@cairn/contract/sites'
import { findNamedAddress } from '../accounts/address-book-store.ts'
import { addressIn } from '../cart/address-routes.ts'
import { cartAnswer } from '../cart/cart-answer.ts'
import type { CartNeeds } from '../cart/cart-guard.ts'
import type { CartNow, Carts } from '../cart/cart-store.ts'
import type { CartPrices } from '../cart/price-now.ts'
import type { OrderKey } from '../orders/hold-order-store.ts'
import { attemptKeyOf, type NewOrder, type OrderChannel } from '../orders/new-order.ts'
import type { OrderGuards } from '../orders/order-guard.ts'
import type { AuthoriseRequest, PaymentEvent } from '../payments/provider.ts'
import type { Captcha } from '../platform/defence/captcha.ts'
import { newName } from '../platform/tokens.ts'
import type { Asked } from '../platform/wire/asked.ts'
import type { Guard } from '../platform/wire/guard.ts'
import type { Redemption } from '../promotions/redeem-store.ts'
import type { LiveSession } from '../sessions/session.ts'
import { meansOf } from './payment-request.ts'
import { checkPlacing } from './placeable.ts'
import type { Placing, Till } from './placing-store.ts'
import { writeOrder } from './write-order.ts'

export type PlaceBody = InputOf<typeof placeOrder>['body']

export type CheckoutNeeds = {
  carts: Carts
  till: Till
  guards: CartNeeds['guards'] &
    OrderGuards & { provider: Guard<'provider', readonly PaymentEvent[]> }
  captcha: Captcha
  tokenSecret: string
  publicOrigin: string
  /** Whether declined cards are counted. */
  countsTries: boolean
}

type Given = {
  session: LiveSession
  cartId: string
  found: CartNow
  body: PlaceBody
  asked: Asked
  key: OrderKey
}

/** Everything that can be said no to before anything is held. */
export async function makePlacing(needs: CheckoutNeeds, given: Given) {
  const { body, asked, session, key, found } = given
  const billed = await findBilled(needs, given)
  if (!billed.ok) return billed
  const placeable = checkPlacing(found.cart, found.now, {
    billingAddress: billed.value && addressIn(billed.value, asked),
    seenTotal: minorSeen(body.seenTotal),
    seenToPay: minorSeen(body.seenToPay),
  })
  if (!placeable.ok) return placeable
  const counter = counterOf(session, body)
  if (!counter.ok) return counter
  const order = newOrder({ ...given, ...placeable.value, ...counter.value })
  if (!order.ok) return order
  const payment = await requestFor(needs, { body, asked, session, of: order.value })
  if (!payment.ok) return payment
  if (!(await needs.captcha.isSolved(body.recaptcha_response, 'order'))) {
    return refuse('captchaFailed')
  }
  const { request, payment: paid } = payment.value
  return accept<Placing>({
    order: { ...order.value, payment: paid },
    key,
    uses: usesOf(placeable.value.prices, found),
    request,
  })
}

const minorSeen = (seen: number | undefined) => (seen === undefined ? undefined : minorOf(seen))

/** One that the shopper keeps may be named alone. */
async function findBilled({ till: { database } }: CheckoutNeeds, { body, session }: Given) {
  const { billingAddress: typed } = body
  if (!typed) return accept(undefined)
  const named = await findNamedAddress(database, { typed, consumerId: session.consumerId })
  return named.ok ? named : refuse('paymentAddressNotFound')
}

/** In a store, both ids are on every order, and they are those of whoever signed in there. */
function counterOf({ storeId, employeeId }: LiveSession, { inStoreSalesInfo: said }: PlaceBody) {
  const isTrue = !said || (said.storeId === storeId && said.storeEmployeeId === employeeId)
  return isTrue ? accept({ storeId, employeeId }) : refuse('employeeStoreNotFound')
}

type Writing = Given & {
  prices: CartPrices
  email: string | null
  storeId: string | null
  employeeId: string | null
}

function newOrder({ prices, email, storeId, employeeId, ...given }: Writing) {
  const { asked, session, found } = given
  const answer = cartAnswer({ cart: found.cart, now: found.now, flash: [] }, asked)
  if (!answer.ok) return answer
  const { id, version } = found.cart
  return accept<NewOrder>({
    orderId: crypto.randomUUID(),
    orderNumber: `CRN-${newName(9)}`,
    cart: { id, version },
    consumerId: session.consumerId,
    siteId: asked.site.siteId,
    locale: asked.locale,
    currency: siteOf(asked.locale).currency,
    channel: channelOf(asked),
    storeId,
    employeeId,
    email,
    payment: null,
    ...writeOrder(prices, answer.value),
  })
}

const channelOf = ({ orderChannel }: Asked): OrderChannel =>
  orderChannel === 'mobile-app' ? 'mobile-app' : 'e-commerce'

type Asking = {
  body: PlaceBody
  asked: Asked
  session: LiveSession
  of: Pick<NewOrder, 'orderNumber' | 'asked'>
}

export type PaymentToAsk = Pick<NewOrder, 'payment'> & { request: AuthoriseRequest | undefined }

/** What the provider is to be asked; the same again for the same order. */
export async function requestFor(
  { till, publicOrigin }: CheckoutNeeds,
  { body, asked, session, of: { orderNumber, asked: amount } }: Asking,
) {
  if (amount === 0) return accept<PaymentToAsk>({ payment: null, request: undefined })
  const means = meansOf(body.paymentMethod)
  if (!means) return refuse('paymentNotEnough')
  const card =
    'token' in means
      ? accept({ token: means.token, brand: means.brand, last4: null })
      : await till.instruments.findCard(till.database, {
          paymentInstrumentId: means.paymentInstrumentId,
          cartId: body.cartId,
          consumerId: session.consumerId,
        })
  if (!card.ok) return card
  const { token, brand, last4 } = card.value
  const key = attemptKeyOf(orderNumber)
  const { kind } = means
  return accept<PaymentToAsk>({
    payment: { key, provider: till.provider.name, kind, brand, last4 },
    request: {
      key,
      orderNumber,
      kind,
      token,
      amount,
      currency: siteOf(asked.locale).currency,
      locale: asked.locale,
      origin: publicOrigin,
    },
  })
}

/** Every promotion that made this cheaper, with the code that opened it. */
function usesOf({ promoted }: CartPrices, { cart, now }: CartNow): Redemption['uses'] {
  const codes = now.promotions.coupons.filter(({ code }) => cart.coupons.includes(code))
  return promoted.verdicts.flatMap(({ promotion: { promotionId }, outcome }) => {
    if (outcome.is !== 'applied') return []
    const code = codes.find((coupon) => coupon.promotionId === promotionId)?.code ?? null
    return [{ promotionId, code, granted: outcome.total }]
  })
}
