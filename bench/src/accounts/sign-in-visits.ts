import { newToken } from '@cairn/commerce/platform/tokens'
import { newChallenge, password } from '@cairn/commerce/testing/sign-in'
import { signUpForm } from '@cairn/commerce/testing/sign-up'
import type { CallRequest } from '@cairn/commerce/testing/visitor'
import type { CallName } from '@cairn/contract/calls'
import { deviceCookie } from '@cairn/contract/wire/cookies'
import type { Visit } from '../load-run.ts'
import { basketIdPlaceholder, codePlaceholder, visitIdPlaceholder } from '../make-visit.ts'
import { rawCallRequest } from '../shop.ts'
import type { SeededShopper } from './shopper-rows.ts'

/** The favourites that the page reads with one call. */
const favouritesPerCall = 100

/** The calls of the page from a guest's token to the data of the account, in a browser that the shop knows. */
export function signInVisit({ email, extent }: SeededShopper): Promise<Visit> {
  const calls: VisitCall[] = [['requestToken', { body: { type: 'Guest' } }], ...signInCalls(email)]
  return visitOf([...calls, readCart, readProfile, ...readFavourites(extent.favourites)])
}

/** The same with a cart and a favourite of the guest. */
export function mergingSignInVisit(
  { email, extent }: SeededShopper,
  { skus: [sku, otherSku], productId }: GuestItems,
): Promise<Visit> {
  const calls: VisitCall[] = [
    ['requestToken', { body: { type: 'Guest' } }],
    ['createCartWithItem', { body: { sku, qty: 1 } }],
    ['addItem', { body: { basketId: basketIdPlaceholder, sku: otherSku, qty: 1 } }],
    ['addFavourite', { body: { id: productId, qty: 1, itemType: 'product' } }],
    ...signInCalls(email),
  ]
  return visitOf([...calls, readCart, readProfile, ...readFavourites(extent.favourites)])
}

export type GuestItems = { skus: readonly [string, string]; productId: string }

/** The sign-up of a new guest, with an email address for each visit, and the sign-in after it. */
export function signUpVisit(): Promise<Visit> {
  const { phone: _phone, postalCode: _postalCode, ...form } = signUpForm
  const email = `${visitIdPlaceholder}@cairn.test`
  const calls: VisitCall[] = [
    ['requestToken', { body: { type: 'Guest' } }],
    ['signUp', { body: { ...form, email } }],
    ...signInCalls(email),
  ]
  return visitOf([...calls, readProfile, ...readFavourites(1)], signUpLocale)
}

/** Its site requires no phone number, which would have to be another one in each visit, and no postal code. */
const signUpLocale = 'en-gb'

type VisitCall = [name: CallName, request: CallRequest]

/** Both steps. */
function signInCalls(username: string): VisitCall[] {
  const { codeVerifier, codeChallenge } = newChallenge()
  const code = { authorizationCode: codePlaceholder, codeVerifier }
  return [
    ['signIn', { body: { type: 'Registered', username, password, codeChallenge } }],
    ['requestToken', { body: { type: 'Registered', ...code } }],
  ]
}

const readCart: VisitCall = ['readCart', { params: { basketId: basketIdPlaceholder } }]
const readProfile: VisitCall = ['readProfile', {}]

const readFavourites = (count: number): VisitCall[] =>
  Array.from({ length: Math.ceil(count / favouritesPerCall) }, (_, page) => [
    'readFavourites',
    { query: { start: String(page * favouritesPerCall), count: String(favouritesPerCall) } },
  ])

function visitOf(calls: readonly VisitCall[], locale?: CallRequest['locale']): Promise<Visit> {
  const headers = { cookie: `${deviceCookie}=${newToken()}` }
  return Promise.all(
    calls.map(([name, request]) =>
      rawCallRequest(name, { ...request, headers, ...(locale && { locale }) }),
    ),
  )
}
