import { calls } from '@cairn/contract/calls'
import { refuse } from '@cairn/contract/refusals/result'
import type { Call } from '@cairn/contract/wire/call'
import { findSessionFacts } from './accounts/account-store.ts'
import { factsOfGuest } from './accounts/account.ts'
import { accountsRoutes } from './accounts/accounts-routes.ts'
import { addressBookRoutes } from './accounts/addresses/address-book-routes.ts'
import { createProfileRoutes } from './accounts/create-profile-routes.ts'
import { lookupRoutes } from './accounts/lookup-routes.ts'
import { notificationRoutes } from './accounts/notification-routes.ts'
import { analyticsRoutes, type BrowserMonitor } from './analytics/analytics-routes.ts'
import { adjustmentRoutes } from './cart/adjustments/adjustment-routes.ts'
import { cartRoutes } from './cart/cart-routes.ts'
import {
  billingAddressRoutes,
  deliveryRoutes,
  shippingAddressRoutes,
} from './cart/delivery/delivery-routes.ts'
import { mergeCarts } from './cart/merging/merge-carts-store.ts'
import { reservationRoutes } from './cart/reservation/reservation-routes.ts'
import { storeReservationsRoutes } from './cart/reservation/store-reservations-routes.ts'
import { type CartCaches, createCartCaches } from './cart/store/cart-contents-store.ts'
import { findActiveCartId } from './cart/store/cart-store.ts'
import { casesRoutes } from './cases/cases-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { checkoutRoutes, prepareRoutes } from './checkout/checkout-routes.ts'
import { consentRoutes } from './consent/consent-routes.ts'
import { contentRoutes } from './content/content-routes.ts'
import { eventsRoutes } from './events/events-routes.ts'
import type { DecisionEngine } from './experiments/decision-engine.ts'
import { experimentsRoutes } from './experiments/experiments-routes.ts'
import { commerceGuards } from './guards.ts'
import { favouritesRoutes } from './lists/favourites-routes.ts'
import { favouritesIdOf, mergeFavourites } from './lists/favourites-store.ts'
import { savedItemsRoutes } from './lists/saved-items-routes.ts'
import { mergeSavedItems, savedListOf } from './lists/saved-items-store.ts'
import { pointsReader, loyaltyProgramme } from './loyalty/loyalty-programme-store.ts'
import { loyaltyRoutes, rewardRoutes } from './loyalty/loyalty-routes.ts'
import { memberships } from './loyalty/member-store.ts'
import { writeEmailChanged } from './mail/account-mails-flow.ts'
import { mailRoutes } from './mail/mail-routes.ts'
import { claimOrder } from './orders/claim-order-store.ts'
import { storePickupsRoutes } from './orders/fulfilment/store-pickups-routes.ts'
import { shopInstruments } from './orders/money/instruments-flow.ts'
import { mergeOrders } from './orders/order-store.ts'
import { ordersRoutes, returnsRoutes } from './orders/orders-routes.ts'
import { ownReturnsRoutes } from './orders/returns/own-returns-routes.ts'
import { mergeInstruments } from './payments/cart-instruments/cart-instruments-store.ts'
import { paymentRoutes } from './payments/cart-instruments/payment-routes.ts'
import { giftCardBalanceRoutes } from './payments/gift-cards/gift-card-balance-routes.ts'
import type { CardSecret } from './payments/gift-cards/gift-card-store.ts'
import type { PaymentProvider } from './payments/providers/provider.ts'
import { withTimeoutAndBreaker } from './payments/providers/timeout-and-breaker-provider.ts'
import { savedInstrumentRoutes } from './payments/saved-instruments/saved-instruments-routes.ts'
import type { Database } from './platform/database/database.ts'
import type { Captcha, Challenges } from './platform/defence/challenges.ts'
import { platformRoutes } from './platform/platform-routes.ts'
import type { Guard, Route } from './platform/wire/serve.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { searchRoutes } from './search/search-routes.ts'
import { devicesRoutes } from './sessions/devices-routes.ts'
import {
  sessionAnswers,
  type SessionAnswers,
  type ReadSessionFacts,
} from './sessions/session-answers-wire.ts'
import { isGuest } from './sessions/session.ts'
import { sessionsRoutes } from './sessions/sessions-routes.ts'
import { shippingRoutes } from './shipping/rates-routes.ts'
import { checkPasswordOf } from './sign-in/current-password-flow.ts'
import type { GuestDataOwner } from './sign-in/open-session-flow.ts'
import { passkeysRoutes } from './sign-in/passkeys/passkeys-routes.ts'
import { passwordsRoutes } from './sign-in/passwords-routes.ts'
import { exchangeCode, signInRoutes } from './sign-in/sign-in-routes.ts'
import { signUpRoutes } from './sign-in/sign-up-routes.ts'
import { storesRoutes } from './stores/stores-routes.ts'
import { profileSubscriptions } from './subscriptions/profile-subscriptions-flow.ts'
import { subscriptionsRoutes } from './subscriptions/subscriptions-routes.ts'
import { mergeSubscriptions } from './subscriptions/subscriptions-store.ts'

export type CommerceDeps = {
  database: Database
  tokenSecret: string
  challenges: Challenges
  captcha: Captcha
  /** What gift cards and reward codes are hashed with. */
  cardSecret: CardSecret
  /** Whether tries at what could be guessed are counted. */
  countsAttempts: boolean
  provider: PaymentProvider
  decisionEngine: DecisionEngine
  publicOrigin: string
  sitesWithoutAccounts: ReadonlySet<string>
  /** Receives what browsers report. */
  browserMonitor: BrowserMonitor
}

/** Every call of the contract with its guard and its handler. */
export function commerceRoutes(deps: CommerceDeps): readonly Route[] {
  const { database } = deps
  const carts = {
    database,
    caches: createCartCaches(deps.provider),
    savedItemsOf: savedListOf(database),
  }
  const guards = commerceGuards(carts, deps)
  const provider = withTimeoutAndBreaker(deps.provider)
  const paymentDeps = { database, provider, instruments: shopInstruments }
  const answers = sessionAnswers({ ...deps, readFacts: sessionFactsIn(database) })
  const guestData = guestDataOwners(carts)
  const exchange = exchangeCode({ database, answers, guestData, claimOrder: claimOrder(deps) })
  const programme = loyaltyProgramme(database, deps.cardSecret)
  const routes = [
    ...platformRoutes({ ...deps, guards }),
    ...consentRoutes({ database, guards }),
    ...analyticsRoutes({ ...deps, guards }),
    ...sessionsRoutes({ database, guards, answers, exchangeCode: exchange }),
    ...personRoutes(deps, { guards, answers, forgetCarts: carts.caches.answers.forgetOwner }),
    ...storesRoutes({ database, guards }),
    ...shippingRoutes({ database, guards }),
    ...catalogueRoutes({ ...deps, guards }),
    ...searchRoutes({ database, guards }),
    ...contentRoutes({ ...deps, guards }),
    ...eventsRoutes({ database, guards }),
    ...cartRoutes({ ...carts, guards }),
    ...deliveryRoutes({ ...carts, guards }),
    ...shippingAddressRoutes({ ...deps, ...carts, guards }),
    ...billingAddressRoutes({ ...carts, guards }),
    ...adjustmentRoutes({ ...carts, guards }),
    ...reservationRoutes({ ...deps, ...carts, guards }),
    ...storeReservationsRoutes({ database, guards }),
    ...favouritesRoutes({ ...deps, guards }),
    ...savedItemsRoutes({ ...carts, guards }),
    ...prepareRoutes({ ...carts, guards }),
    ...ordersRoutes({ ...deps, orderDeps: paymentDeps, guards }),
    ...storePickupsRoutes({ orderDeps: paymentDeps, guards }),
    ...returnsRoutes({ ...deps, orderDeps: paymentDeps, guards }),
    ...ownReturnsRoutes({ database, guards }),
    ...experimentsRoutes({ ...deps, guards }),
    ...casesRoutes({ ...deps, guards }),
    ...mailRoutes({ database, guards }),
    ...checkoutRoutes({ ...deps, carts, payment: paymentDeps, guards }),
    ...paymentRoutes({ ...deps, ...carts, guards, programme }),
    ...giftCardBalanceRoutes({ ...deps, guards }),
    ...savedInstrumentRoutes({ ...deps, guards }),
    ...loyaltyRoutes({ database, guards }),
    ...rewardRoutes({ ...carts, guards, programme }),
  ]
  const builtCalls = new Set<Call>(routes.map(({ call }) => call))
  const missingCalls = Object.values(calls).filter((call) => !builtCalls.has(call))
  return [...routes, ...missingCalls.map((call) => notImplemented(call, guards[call.policy]))]
}

/** What later features add to profiles. */
const profileParts = (database: Database) => ({
  memberships,
  pointsOf: pointsReader(database),
  checkPassword: checkPasswordOf,
  ...profileSubscriptions(database),
})

type PersonRoutesDeps = {
  guards: ReturnType<typeof commerceGuards>
  answers: SessionAnswers
  forgetCarts: (consumerId: string) => void
}

/** The calls for accounts and for signing in. */
const personRoutes = (deps: CommerceDeps, { guards, answers, forgetCarts }: PersonRoutesDeps) => [
  ...devicesRoutes({ ...deps, guards }),
  ...accountsRoutes({ ...deps, ...profileParts(deps.database), guards }),
  ...lookupRoutes({ ...deps, guards }),
  ...createProfileRoutes({ ...deps, guards }),
  ...notificationRoutes({ ...deps, guards }),
  ...addressBookRoutes({ ...deps, guards }),
  ...subscriptionsRoutes({ ...deps, guards }),
  ...signInRoutes({ ...deps, guards, answers }),
  ...signUpRoutes({ ...deps, guards, memberships }),
  ...privacyRoutes({ ...deps, guards, forgetCarts }),
  ...passwordsRoutes({ ...deps, guards, answers, tellFormerAddress: writeEmailChanged }),
  ...passkeysRoutes({ ...deps, guards }),
]

/** What a guest has collected and finds again after signing in. */
const guestDataOwners = ({ caches }: { caches: CartCaches }): readonly GuestDataOwner[] => [
  {
    mergeGuestData: (transaction, merge) =>
      mergeCarts(caches)(transaction, { ...merge, alsoMove: mergeInstruments }),
  },
  { mergeGuestData: mergeFavourites },
  { mergeGuestData: mergeSavedItems },
  { mergeGuestData: mergeOrders },
  { mergeGuestData: mergeSubscriptions },
]

const sessionFactsIn =
  (database: Database): ReadSessionFacts =>
  async ({ session, isNew, locale }) => {
    const { consumerId } = session
    const [basketId, { favStoreId, ...membership }] = await Promise.all([
      isNew ? undefined : findActiveCartId(database, consumerId),
      isGuest(session) ? factsOfGuest : findSessionFacts(database, consumerId, locale),
    ])
    const favorites = { favoriteId: favouritesIdOf(consumerId), favStoreId }
    return { ...membership, favorites, basketId: basketId ?? null }
  }

const notImplemented = (call: Call, guard: Guard): Route => ({
  call,
  guard,
  handle: answerNotBuilt,
  isPublic: false,
  isOnlyDeclared: true,
})

const answerNotBuilt = async () => refuse('notImplemented')
