import type { Call } from '@cairn/contract/call'
import { calls } from '@cairn/contract/calls'
import { refuse } from '@cairn/contract/result'
import { noMembership } from './accounts/account.ts'
import { findMembership } from './accounts/account-store.ts'
import { accountsRoutes } from './accounts/accounts-routes.ts'
import { addressBookRoutes } from './accounts/address-book-routes.ts'
import { addressRoutes } from './cart/address-routes.ts'
import { adjustmentRoutes } from './cart/adjustment-routes.ts'
import { fingerprintRoutes } from './cart/fingerprint-routes.ts'
import { reservationRoutes } from './cart/reservation-routes.ts'
import { type CartMemory, rememberForCarts } from './cart/cart-memory-store.ts'
import { mergeCarts } from './cart/cart-merge-store.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import { findActiveCartId } from './cart/cart-store.ts'
import { couponRoutes } from './cart/coupon-routes.ts'
import { deliveryRoutes } from './cart/delivery-routes.ts'
import { casesRoutes } from './cases/cases-routes.ts'
import { carefulProvider } from './checkout/careful-provider.ts'
import { checkoutRoutes } from './checkout/checkout-routes.ts'
import { prepareRoutes } from './checkout/prepare-routes.ts'
import { ordersRoutes } from './orders/orders-routes.ts'
import { returnsRoutes } from './orders/returns-routes.ts'
import { mergeOrders } from './orders/merge-orders-store.ts'
import { shopInstruments } from './orders/instruments-store.ts'
import { countriesRoutes } from './shipping/countries-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { commerceGuards } from './guards.ts'
import { eventsRoutes } from './events/events-routes.ts'
import { favouritesRoutes } from './lists/favourites-routes.ts'
import { favouritesIdOf, mergeFavourites } from './lists/favourites-store.ts'
import { savedItemsRoutes } from './lists/saved-items-routes.ts'
import { mailRoutes } from './mail/mail-routes.ts'
import { mergeSavedItems, savedListOf } from './lists/saved-items-store.ts'
import type { Database } from './platform/database/database.ts'
import { loyaltyRoutes } from './loyalty/loyalty-routes.ts'
import { memberships } from './loyalty/membership-store.ts'
import { rewardRoutes } from './loyalty/reward-routes.ts'
import { pointsIn, programmeOn } from './loyalty/programme-store.ts'
import { balanceRoutes } from './payments/balance-routes.ts'
import { mergeInstruments } from './payments/cart-instruments-store.ts'
import type { CardSecret } from './payments/hashed-codes-store.ts'
import { paymentRoutes } from './payments/payment-routes.ts'
import { savedInstrumentRoutes } from './payments/saved-instruments-routes.ts'
import { platformRoutes } from './platform/platform-routes.ts'
import type { PaymentProvider } from './payments/provider.ts'
import type { Captcha } from './platform/defence/captcha.ts'
import type { Challenges } from './platform/defence/challenges.ts'
import type { Guard } from './platform/wire/guard.ts'
import type { Route } from './platform/wire/serve.ts'
import { searchRoutes } from './search/search-routes.ts'
import { isGuest } from './sessions/session.ts'
import { sessionAnswers, type StandingOf } from './sessions/session-answer-routes.ts'
import { sessionsRoutes } from './sessions/sessions-routes.ts'
import { findSubscriptions, mergeSubscriptions } from './subscriptions/subscriptions-store.ts'
import { subscriptionsRoutes } from './subscriptions/subscriptions-routes.ts'
import { storesRoutes } from './stores/stores-routes.ts'
import type { Belonging } from './sign-in/belongings-store.ts'
import { exchangeCode, signInRoutes } from './sign-in/sign-in-routes.ts'

export type CommerceNeeds = {
  database: Database
  tokenSecret: string
  challenges: Challenges
  captcha: Captcha
  /** What gift cards and reward codes are hashed with. */
  cardSecret: CardSecret
  /** Whether tries at what could be guessed are counted. */
  countsTries: boolean
  provider: PaymentProvider
  publicOrigin: string
  sitesWithoutAccounts: ReadonlySet<string>
}

/** Every call of the contract with its guard and its handler. */
export function commerceRoutes(needs: CommerceNeeds): readonly Route[] {
  const { database } = needs
  const carts = {
    database,
    memory: rememberForCarts(needs.provider),
    savedOf: savedListOf(database),
  }
  const guards = commerceGuards(carts, needs)
  const provider = carefulProvider(needs.provider)
  const till = { database, provider, instruments: shopInstruments }
  const answers = sessionAnswers({ ...needs, standingOf: standingIn(database) })
  const exchange = exchangeCode({ database, answers, belongings: belongingsOf(carts) })
  const programme = programmeOn(database, needs.cardSecret)
  const built = [
    ...platformRoutes({ ...needs, guards }),
    ...sessionsRoutes({ database, guards, answers, exchangeCode: exchange }),
    ...accountsRoutes({
      database,
      guards,
      memberships,
      pointsOf: pointsIn(database),
      subscriptionsOf: (consumerId) => findSubscriptions(database, consumerId),
    }),
    ...addressBookRoutes({ database, guards }),
    ...subscriptionsRoutes({ ...needs, guards }),
    ...signInRoutes({ ...needs, guards, answers }),
    ...storesRoutes({ database, guards }),
    ...countriesRoutes({ guards }),
    ...catalogueRoutes({ ...needs, guards }),
    ...searchRoutes({ database, guards }),
    ...contentRoutes({ ...needs, guards }),
    ...eventsRoutes({ database, guards }),
    ...cartRoutes({ ...carts, guards }),
    ...deliveryRoutes({ ...carts, guards }),
    ...addressRoutes({ ...carts, guards, captcha: needs.captcha }),
    ...couponRoutes({ ...carts, guards }),
    ...adjustmentRoutes({ ...carts, guards }),
    ...fingerprintRoutes({ ...carts, guards }),
    ...reservationRoutes({ ...carts, guards }),
    ...favouritesRoutes({ database, guards }),
    ...savedItemsRoutes({ ...carts, guards }),
    ...prepareRoutes({ ...carts, guards }),
    ...ordersRoutes({ ...needs, books: till, guards }),
    ...returnsRoutes({ ...needs, books: till, guards }),
    ...casesRoutes({ ...needs, guards }),
    ...mailRoutes({ database, guards }),
    ...checkoutRoutes({ ...needs, carts, till, guards }),
    ...paymentRoutes({ ...needs, ...carts, guards, programme }),
    ...balanceRoutes({ ...needs, guards }),
    ...savedInstrumentRoutes({ ...needs, guards }),
    ...loyaltyRoutes({ database, guards }),
    ...rewardRoutes({ ...carts, guards, programme }),
  ]
  const isBuilt = new Set<Call>(built.map(({ call }) => call))
  const missing = Object.values(calls).filter((call) => !isBuilt.has(call))
  return [...built, ...missing.map((call) => notBuiltYet(call, guards[call.policy]))]
}

/** What a guest has collected and finds again after signing in. */
const belongingsOf = ({ memory }: { memory: CartMemory }): readonly Belonging[] => [
  {
    mergeInto: (transaction, handover) =>
      mergeCarts(memory)(transaction, { ...handover, takeAlong: mergeInstruments }),
  },
  { mergeInto: mergeFavourites },
  { mergeInto: mergeSavedItems },
  { mergeInto: mergeOrders },
  { mergeInto: mergeSubscriptions },
]

const standingIn =
  (database: Database): StandingOf =>
  async ({ session, isNew, locale }) => {
    const { consumerId } = session
    const [basketId, membership] = await Promise.all([
      isNew ? undefined : findActiveCartId(database, consumerId),
      isGuest(session) ? noMembership : findMembership(database, consumerId, locale),
    ])
    const favorites = { favoriteId: favouritesIdOf(consumerId), favStoreId: null }
    return { ...membership, favorites, basketId: basketId ?? null }
  }

const notBuiltYet = (call: Call, guard: Guard): Route => ({
  call,
  guard,
  handle: answerNotBuilt,
  isShared: false,
})

const answerNotBuilt = async () => refuse('notBuiltYet')
