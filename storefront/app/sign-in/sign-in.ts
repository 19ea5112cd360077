import type { CallRefusal } from '@cairn/contract/client'
import type { SessionAnswer } from '@cairn/contract/sessions'
import { cartState, forgetCart, keepCart } from '../cart/cart-store.ts'
import { inCartTurn } from '../cart/cart-turn.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { signedInEvent, tell } from '../platform/session-events.ts'
import { forgetFavourites, readAllFavourites } from '../lists/change-favourites.ts'
import { favouritesMemory } from '../lists/favourites-store.ts'
import { askWho, type Asked } from './ask-who.ts'
import { followPerson } from './follow-person.ts'
import { newCodeVerifier } from './code-verifier.ts'
import type { Credentials } from './credentials.ts'
import { hearOfPerson } from './person-store.ts'

/** An order that a guest has placed and now takes into their account. */
export type PendingOrder = { orderNo: string; st?: string }

export type SignInWish = Credentials & { captcha: string | undefined; order?: PendingOrder }

export type SignedIn = Asked & { isMerged: boolean }
export type SignInOutcome =
  | ({ ok: true } & SignedIn)
  | { ok: false; step: 'proof' | 'exchange'; refusal: CallRefusal }

/** Both steps; what is being put into the bag is waited for, so that it goes along. */
export async function signIn({ captcha, order, ...wish }: SignInWish): Promise<SignInOutcome> {
  const commerce = browserCommerce()
  const { codeVerifier, codeChallenge } = await newCodeVerifier()
  const proved = await commerce.signIn({
    body: {
      type: 'Registered',
      username: wish.email.trim(),
      password: wish.password,
      codeChallenge,
      recaptcha_response: captcha,
    },
  })
  if (!proved.ok) return { ok: false, step: 'proof', refusal: proved.refusal }
  const { authorizationCode } = proved.value
  return inCartTurn(() => exchange({ authorizationCode, codeVerifier }, order))
}

type Code = { authorizationCode: string; codeVerifier: string }

async function exchange(code: Code, order: PendingOrder | undefined): Promise<SignInOutcome> {
  const before = cartState().memory
  const exchanged = await browserCommerce().requestToken({
    body: {
      type: 'Registered',
      ...code,
      guestObjects: {
        basketId: before?.basketId ?? null,
        favoriteId: favouritesMemory().favoriteId,
        saveForLaterId: cartState().cart?.saveForLaterId ?? null,
      },
      ...(order && { ...order, action: 'postLogin' }),
    },
  })
  if (!exchanged.ok) return { ok: false, step: 'exchange', refusal: exchanged.refusal }
  hearOfPerson()
  const count = await showCart(exchanged.value)
  const asked = await askWho(exchanged.value.refreshToken)
  await showFavourites(exchanged.value)
  tell(signedInEvent)
  followPerson()
  const had = before?.count ?? 0
  return { ok: true, ...asked, isMerged: had > 0 && count > had }
}

/** Associates shop without. */
async function showFavourites({ consumerType }: SessionAnswer): Promise<void> {
  if (consumerType === 'EMPLOYEE') forgetFavourites()
  else await readAllFavourites()
}

/** The cart that is there now, with how many things in it. */
async function showCart({ basketId }: SessionAnswer): Promise<number> {
  if (basketId === null) {
    forgetCart()
    return 0
  }
  const read = await browserCommerce().readCart({ params: { basketId }, query: {} })
  if (!read.ok) return 0
  keepCart(read.value)
  return read.value.totalItems
}
