import type { RequestOf } from '@cairn/contract/call'
import type { saveInstrument } from '@cairn/contract/saved-instruments'
import { cartState } from '../cart/cart-store.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import type { Translate } from '../platform/messages.tsx'
import { prepareCaptcha } from '../sign-in/captcha.ts'
import { showToast } from '../ui/show-toast.ts'
import { payingInstrument } from './billing.ts'

type GivenCard = NonNullable<RequestOf<typeof saveInstrument>['body']['card']>

/** CC_ALREADY_EXISTS is told as the server words it. */
const cardExists = 'PYT300'

/** Kept once it pays; that it could not be is told, and holds nobody up. */
export async function keepCard(card: GivenCard, t: Translate): Promise<void> {
  const { cart } = cartState()
  if (!cart || !payingInstrument(cart)) return
  const solution = await prepareCaptcha('pay').use()
  const kept = await browserCommerce().saveInstrument({
    body: {
      payment_method_id: 'CREDIT_CARD',
      card,
      ...(cart.billingAddress && { address: cart.billingAddress }),
      ...(solution !== undefined && { recaptcha_response: solution }),
    },
  })
  if (kept.ok) return
  const { errorId, message } = kept.refusal
  const told = errorId === cardExists && message
  showToast({ title: told || t('cardNotKept'), tone: 'error' })
}
