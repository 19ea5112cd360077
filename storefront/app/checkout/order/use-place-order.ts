import type { Cart } from '@cairn/contract/cart/cart'
import type { CallRefusal } from '@cairn/contract/wire/client'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { cartState } from '../../cart/state/cart-store.ts'
import { suspendRefresh } from '../../cart/state/refresh-cart.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { type Translate, useMessages } from '../../platform/text/messages.tsx'
import { useLocale } from '../../platform/page/use-shop.ts'
import { type Captcha, prepareCaptcha } from '../../sign-in/captcha.ts'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { payingInstrument } from '../payment/payment-instruments.ts'
import type { WindowAnswer } from '../provider-window/provider-frame.tsx'
import { completeChallenge, type PendingChallenge, startChallenge } from './challenge.ts'
import { removeLastOrder } from './last-order.ts'
import { paymentOf, type PaymentProofs, sendOrder } from './send-order.ts'
import { recoverCart, useFinishOrder, handlingOf } from './order-outcome.ts'

export type PlacingState =
  | { state: 'ready' }
  | { state: 'placing' }
  /** The window for paying later is open. */
  | { state: 'payLater'; sessionId: string; windowUrl: string }
  /** The bank challenge is open. */
  | { state: 'challenged'; challenge: PendingChallenge }

const ready: PlacingState = { state: 'ready' }

/** Places the order once, even if the button is pressed several times. */
export function usePlaceOrder(cart: Cart) {
  const [placing, setPlacing] = useState<PlacingState>(ready)
  const isBusy = useRef(false)
  const captcha = useRef<Captcha>(undefined)
  const finish = useFinishOrder()
  const refuse = useRefusalHandler(() => {
    isBusy.current = false
    suspendRefresh(undefined)
    setPlacing(ready)
  })
  useEffect(() => {
    captcha.current ??= prepareCaptcha('order')
  }, [])

  async function place(proofs: PaymentProofs = {}) {
    setPlacing({ state: 'placing' })
    suspendRefresh(cart.basketId)
    const solution = await captcha.current?.use()
    const placed = await sendOrder(browserCommerce(), cart, { ...proofs, captcha: solution })
    if (!placed.ok) return refuse(placed.refusal)
    const challenge = startChallenge(placed.value, paymentOf(cart, proofs))
    if (challenge?.isPage) location.assign(challenge.windowUrl)
    else if (challenge) setPlacing({ state: 'challenged', challenge })
    else await finish(placed.value)
  }

  function start() {
    if (isBusy.current) return
    isBusy.current = true
    const paying = payingInstrument(cart)
    const { session_id: sessionId = null, attachment: windowUrl = null } = paying ?? {}
    const isPayLater = paying?.payment_method_id === 'KLARNA' && cart.totals.remainingToPay > 0
    if (isPayLater && sessionId !== null && windowUrl !== null) {
      setPlacing({ state: 'payLater', sessionId, windowUrl })
    } else void place()
  }

  function onPayLaterAnswer({ outcome, token }: WindowAnswer) {
    if (outcome === 'token' && token !== undefined) return place({ authorizationToken: token })
    return refuse(outcome === 'refused' ? paymentRefused : undefined)
  }

  async function onChallengeAnswer({ threeDS2Result = 'closed' }: Partial<WindowAnswer>) {
    if (placing.state !== 'challenged') return
    setPlacing({ state: 'placing' })
    const answered = await completeChallenge(browserCommerce(), placing.challenge, threeDS2Result)
    if (answered.ok) await finish(answered.value)
    else await refuse({ ...answered.refusal, errorId: 'challenge' })
  }

  return { placing, start, onPayLaterAnswer, onChallengeAnswer }
}

const paymentRefused: CallRefusal = {
  status: 402,
  errorId: 'PAY400',
  message: '',
  body: { errorDetails: [{ errorId: 'PAY400', message: '' }], correlationId: '' },
}

const isNothingAvailable = (): boolean => {
  const bought = cartState().cart?.items.filter(({ bonus }) => !bonus) ?? []
  return bought.length > 0 && bought.every(({ available }) => !available)
}

function noticeOf({ errorId, message }: CallRefusal, t: Translate) {
  if (errorId === 'challenge') return t('challengeFailed')
  if (errorId === 'BSK404') return t('orderedElsewhere')
  return message || t(errorId === 'PAY400' ? 'paymentFailed' : 'problem')
}

/** Shows the refusal on the step where it can be corrected, or in a toast. */
function useRefusalHandler(release: () => void) {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async (refusal: CallRefusal | undefined) => {
    release()
    if (!refusal) return
    const handling = handlingOf(refusal)
    const notice = noticeOf(refusal, t)
    if (handling.isOver) removeLastOrder()
    await recoverCart(handling.isOver)
    if (handling.shownAs === 'toast') {
      showToast({ title: t('notPlaced'), text: notice, tone: 'error', stays: true })
      return revalidate()
    }
    const text = handling.step === 'summary' && isNothingAvailable() ? t('nothingToOrder') : notice
    await navigate(`/${locale}/checkout?step=${handling.step}`, { state: { notice: text } })
  }
}
