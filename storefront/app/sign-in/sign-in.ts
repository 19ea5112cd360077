import type { SessionAnswer } from '@cairn/contract/sessions/session-calls'
import { optionalCartHandlers } from '../cart/commands/cart-refusal-handling.ts'
import { cartState, clearCart } from '../cart/state/cart-store.ts'
import { setCart } from '../cart/state/set-cart.ts'
import { withCartLock } from '../cart/state/with-cart-lock.ts'
import { readAllFavourites } from '../favourites/change-favourites.ts'
import { clearFavourites, favouritesState } from '../favourites/favourites-store.ts'
import { refreshPerson } from '../person/person-store.ts'
import { readSignedInPerson, type SignedInProfile } from '../person/read-signed-in-person.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import type { HandledRefusal } from '../platform/calls/commerce.ts'
import { showOwnText, showMessage } from '../platform/calls/handling.ts'
import { dispatchSessionEvent, signedInEvent } from '../platform/calls/session-events.ts'
import type { Credentials } from './credentials.ts'
import { startPersonSync } from './session/person-sync.ts'

/** A guest's order that is added to the account. */
export type PendingOrder = { orderNo: string; st?: string }

export type SignInRequest = Credentials & { captcha: string | undefined; order?: PendingOrder }

export type SignInSuccess = SignedInProfile & { isMerged: boolean }
export type SignInResult =
  | ({ ok: true } & SignInSuccess)
  | { ok: false; step: 'proof' | 'exchange'; refusal: HandledRefusal }

/** What a refused sign-in offers next to its message. */
export const nextSteps = {
  credentialsInvalid: 'resetPassword',
  lastAttempt: 'resetPassword',
  userLocked: 'resetPassword',
  accountLocked: 'contactUs',
  cannotAuthorize: 'contactUs',
  customerListUnknown: 'contactUs',
  emailMalformed: showMessage,
  signInUnavailable: showMessage,
  captchaFailed: showMessage,
} as const

/** Both steps of the sign-in with a password. */
export async function signIn({
  captcha,
  order,
  ...credentials
}: SignInRequest): Promise<SignInResult> {
  const commerce = browserCommerce()
  const { codeVerifier, codeChallenge } = await createCodeVerifier()
  const proofResult = await commerce.signIn(
    {
      body: {
        type: 'Registered',
        username: credentials.email.trim(),
        password: credentials.password,
        codeChallenge,
        recaptcha_response: captcha,
      },
    },
    nextSteps,
  )
  if (!proofResult.ok) return { ok: false, step: 'proof', refusal: proofResult.refusal }
  const { authorizationCode } = proofResult.value
  return completeSignIn({ authorizationCode, codeVerifier }, order)
}

type AuthorizationCode = { authorizationCode: string; codeVerifier: string }

/** The second step. Waits for pending cart changes, so that they are merged too. */
export const completeSignIn = (
  code: AuthorizationCode,
  order: PendingOrder | undefined,
): Promise<SignInResult> => withCartLock(() => exchange(code, order))

async function exchange(
  code: AuthorizationCode,
  order: PendingOrder | undefined,
): Promise<SignInResult> {
  const guestCart = cartState().remembered
  const sessionResult = await browserCommerce().requestToken(
    {
      body: {
        type: 'Registered',
        ...code,
        guestObjects: {
          basketId: guestCart?.basketId ?? null,
          favoriteId: favouritesState().favoriteId,
          saveForLaterId: guestCart?.saveForLaterId ?? null,
        },
        ...(order && { ...order, action: 'postLogin' }),
      },
    },
    {
      cannotAuthorize: showOwnText,
      codeInvalid: showMessage,
      tokenDuplicated: showOwnText,
      verifierMismatch: showMessage,
    },
  )
  if (!sessionResult.ok) return { ok: false, step: 'exchange', refusal: sessionResult.refusal }
  refreshPerson()
  const count = await loadCart(sessionResult.value)
  const profile = await readSignedInPerson(sessionResult.value.refreshToken)
  await loadFavourites(sessionResult.value)
  dispatchSessionEvent(signedInEvent)
  startPersonSync()
  const countBefore = guestCart?.count ?? 0
  return { ok: true, ...profile, isMerged: countBefore > 0 && count > countBefore }
}

/** Employees have no favourites. */
async function loadFavourites({ consumerType }: SessionAnswer): Promise<void> {
  if (consumerType === 'EMPLOYEE') clearFavourites()
  else await readAllFavourites()
}

/** Reads the cart of the new session and returns its number of items. */
async function loadCart({ basketId }: SessionAnswer): Promise<number> {
  if (basketId === null) {
    clearCart()
    return 0
  }
  const cartResult = await browserCommerce().readCart(
    { params: { basketId }, query: {} },
    optionalCartHandlers,
  )
  if (!cartResult.ok) return 0
  setCart(cartResult.value)
  return cartResult.value.totalItems
}

/** A PKCE code verifier of 32 random bytes, and its SHA-256 challenge. */
export async function createCodeVerifier(): Promise<{
  codeVerifier: string
  codeChallenge: string
}> {
  const codeVerifier = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  return { codeVerifier, codeChallenge: base64url(new Uint8Array(digest)) }
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
