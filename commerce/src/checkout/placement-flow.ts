import type { placeOrder } from '@cairn/contract/checkout/checkout-calls'
import { minorOf } from '@cairn/contract/fields/money'
import { accept, type Refusal, refuse } from '@cairn/contract/refusals/result'
import { type Locale, type Site, siteOf } from '@cairn/contract/sites/sites'
import { todayIn } from '@cairn/contract/sites/today'
import type { InputOf } from '@cairn/contract/wire/call'
import { resolveAddress } from '../accounts/addresses/address-book-store.ts'
import type { Cart } from '../cart/cart.ts'
import { normalisedAddress } from '../cart/delivery/cart-addresses.ts'
import { identitiesOfCart, promotionUses } from '../cart/promotions/cart-promotions.ts'
import type { CartToRead } from '../cart/store/cart-store.ts'
import type { PaymentDeps } from '../orders/money/instruments-flow.ts'
import { attemptKeyOf, type NewOrder, type OrderChannel } from '../orders/order.ts'
import type { OrderKey } from '../orders/placing/hold-order-store.ts'
import { networkHashOf } from '../orders/placing/unpaid-holds-store.ts'
import { challengeSecondsFor } from '../orders/placing/unpaid-holds.ts'
import { type AuthoriseRequest, ProviderUnavailable } from '../payments/providers/provider.ts'
import { newReadableCode } from '../platform/tokens.ts'
import { redemptionRefusalFor } from '../promotions/eligibility.ts'
import { identityIdsOf } from '../promotions/promotion-uses-store.ts'
import type { LiveSession } from '../sessions/session.ts'
import { checkOrder } from './check-order.ts'
import { orderFrom } from './order-from-cart.ts'
import { paymentSourceOf } from './payment-source.ts'
import type { Placement } from './place-order-flow.ts'

export type PlaceBody = InputOf<typeof placeOrder>['body']

export type PlacementDeps = {
  payment: PaymentDeps
  publicOrigin: string
  /** Whether declined cards and unmet challenges are counted. */
  countsAttempts: boolean
}

/** What an order takes from the context of its request. */
export type OrderContext = {
  locale: Locale
  site: Site
  orderChannel: string | undefined
  clientIp: string
  isFromPage: boolean
}

type PlacementRequest = {
  session: LiveSession
  loadedCart: CartToRead
  body: PlaceBody
  context: OrderContext
  key: OrderKey
  isCaptchaSolved: () => Promise<boolean>
}

/** Checks everything that can be checked before anything is held. */
export async function buildPlacement(deps: PlacementDeps, input: PlacementRequest) {
  const { body, context, session, key, loadedCart } = input
  const billingAddress = await findBillingAddress(deps, input)
  if (!billingAddress.ok) return billingAddress
  const checked = checkOrder(loadedCart.cart, loadedCart.conditions, {
    billingAddress:
      billingAddress.value && normalisedAddress(billingAddress.value, context.site.country),
    seenTotal: optionalMinor(body.seenTotal),
    seenToPay: optionalMinor(body.seenToPay),
  })
  if (!checked.ok) return withCodeAsReason(checked, loadedCart)
  const staff = checkStoreStaff(session, body)
  if (!staff.ok) return staff
  const { cart, prices, email } = checked.value
  const isGuest = loadedCart.conditions.promotions.groups.has('guest')
  const head = { ...newHead(input), ...staff.value, email }
  const orderedOn = todayIn(context.site.timeZone, loadedCart.conditions.at)
  const newOrder = orderFrom(cart, prices, { head, isGuest, orderedOn })
  const challengeSeconds = challengeSecondsFor(newOrder.stockHolds, {
    isLimited: deps.countsAttempts,
  })
  const order = { ...newOrder, challengeSeconds }
  const payment = await buildPaymentRequest(deps, { body, context, session, order })
  if (!payment.ok) return payment
  if (!(await input.isCaptchaSolved())) return refuse('captchaFailed')
  const { request, payment: newPayment } = payment.value
  const uses = promotionUses(prices.appliedPromotions, loadedCart)
  const hasCode =
    uses.some(({ code }) => code !== null) ||
    order.instruments.some(({ code }) => code === 'REWARD_CODE')
  const fingerprint = hasCode ? await findFingerprint(deps, request) : undefined
  const paidWith = [...(fingerprint === undefined ? [] : [fingerprint]), ...giftCardsOf(cart)]
  return accept<Placement>({
    order: { ...order, payment: newPayment },
    key,
    uses,
    identityIds: identityIdsOf(identitiesOfCart(cart, paidWith)),
    claimedIds: identityIdsOf(identitiesOfCart(cart)),
    request,
  })
}

/** A total that has changed because a code can no longer be used is refused for that reason. */
function withCodeAsReason<Reason extends Refusal>(
  checked: { ok: false; refusal: Reason },
  { refusedCodes: [refused] }: CartToRead,
) {
  const isTotal = checked.refusal.name === 'priceInvalid' || checked.refusal.name === 'taxUpdated'
  if (!isTotal || !refused) return checked
  return refuse(redemptionRefusalFor(refused.reason))
}

/** An order does not fail because the provider cannot say which card it is. */
async function findFingerprint(
  { payment: { provider } }: PlacementDeps,
  request: AuthoriseRequest | undefined,
): Promise<string | undefined> {
  if (!request) return undefined
  try {
    return await provider.fingerprintOf(request.token)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return undefined
    throw error
  }
}

const giftCardsOf = ({ payments }: Pick<Cart, 'payments'>): string[] =>
  payments.flatMap(({ method, source }) =>
    method === 'GIFT_CARD' && source !== null ? [`gift card ${source}`] : [],
  )

const optionalMinor = (amount: number | undefined) =>
  amount === undefined ? undefined : minorOf(amount)

/** A saved address may be given by its name alone. */
async function findBillingAddress(
  { payment: { database } }: PlacementDeps,
  { body, session }: PlacementRequest,
) {
  const { billingAddress: input } = body
  if (!input) return accept(undefined)
  const result = await resolveAddress(database, { input, consumerId: session.consumerId })
  return result.ok ? result : refuse('paymentAddressNotFound')
}

/** An order in a store has the ids of the store and of the employee who is signed in. */
function checkStoreStaff(
  { storeId, employeeId }: LiveSession,
  { inStoreSalesInfo: claim }: PlaceBody,
) {
  const isSameStaff = !claim || (claim.storeId === storeId && claim.storeEmployeeId === employeeId)
  return isSameStaff ? accept({ storeId, employeeId }) : refuse('employeeStoreNotFound')
}

const newHead = ({ context, session }: PlacementRequest) => ({
  orderId: crypto.randomUUID(),
  orderNumber: `CRN-${newReadableCode(9)}`,
  consumerId: session.consumerId,
  siteId: context.site.siteId,
  locale: context.locale,
  currency: siteOf(context.locale).currency,
  channel: channelOf(context),
  network: networkHashOf(context.clientIp),
})

const channelOf = ({ orderChannel }: OrderContext): OrderChannel =>
  orderChannel === 'mobile-app' ? 'mobile-app' : 'e-commerce'

type PaymentInput = {
  body: PlaceBody
  context: OrderContext
  session: LiveSession
  order: Pick<NewOrder, 'orderNumber' | 'providerAmount' | 'challengeSeconds'>
}

export type PaymentWithRequest = Pick<NewOrder, 'payment'> & {
  request: AuthoriseRequest | undefined
}

/** The request to the provider. It is the same each time for the same order. */
export async function buildPaymentRequest(
  { payment, publicOrigin }: PlacementDeps,
  { body, context, session, order }: PaymentInput,
) {
  const { orderNumber, providerAmount: amount, challengeSeconds } = order
  if (amount === 0) return accept<PaymentWithRequest>({ payment: null, request: undefined })
  const source = paymentSourceOf(body.paymentMethod)
  if (!source) return refuse('paymentNotEnough')
  const card =
    'token' in source
      ? accept({ token: source.token, brand: source.brand, last4: null })
      : await payment.instruments.findCard(payment.database, {
          paymentInstrumentId: source.paymentInstrumentId,
          cartId: body.cartId,
          consumerId: session.consumerId,
        })
  if (!card.ok) return card
  const { token, brand, last4 } = card.value
  const key = attemptKeyOf(orderNumber)
  const { kind } = source
  return accept<PaymentWithRequest>({
    payment: { key, provider: payment.provider.name, kind, brand, last4 },
    request: {
      key,
      orderNumber,
      kind,
      token,
      amount,
      currency: siteOf(context.locale).currency,
      locale: context.locale,
      origin: publicOrigin,
      challengeSeconds,
    },
  })
}
