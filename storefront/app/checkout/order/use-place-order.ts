import type { Cart } from '@cairn/contract/cart/cart'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { cartState } from '../../cart/state/cart-store.ts'
import { removeLastOrder } from '../../cart/state/last-order.ts'
import { suspendRefresh } from '../../cart/state/refresh-cart.ts'
import type { UnfinishedOrder } from '../../cart/state/unfinished-order.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { type Captcha, prepareCaptcha } from '../../platform/calls/captcha.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { type Translate, useMessages } from '../../platform/text/messages.tsx'
import type { WindowAnswer } from '../../purchase/payment/provider-frame.tsx'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { payingInstrument } from '../payment/payment-instruments.ts'
import { completeChallenge, isOrderOver, startChallenge } from './challenge.ts'
import { orderNotice } from './order-notice.ts'
import { recoverFromRefusal, useFinishOrder } from './order-outcome.ts'
import { handlingOf, isNothingAvailable, type OrderProblem } from './order-refusals.ts'
import { paymentOf, type PaymentProofs, sendOrder } from './send-order.ts'

export type PlacingState =
  | { state: 'ready' }
  | { state: 'placing' }
  /** The window for paying later is open. */
  | { state: 'payLater'; sessionId: string; windowUrl: string }
  /** The bank challenge is open. */
  | { state: 'challenged'; challenge: UnfinishedOrder }

const ready: PlacingState = { state: 'ready' }

/** Places the order once, even if the button is pressed several times. */
export function usePlaceOrder(cart: Cart) {
  const [placingState, setPlacingState] = useState<PlacingState>(ready)
  const isBusy = useRef(false)
  const captcha = useRef<Captcha>(undefined)
  const finish = useFinishOrder()
  const refuse = useProblemHandler(() => {
    isBusy.current = false
    suspendRefresh(undefined)
    setPlacingState(ready)
  })
  useEffect(() => {
    captcha.current ??= prepareCaptcha('order')
  }, [])

  async function place(proofs: PaymentProofs = {}) {
    setPlacingState({ state: 'placing' })
    suspendRefresh(cart.basketId)
    const solution = await captcha.current?.use()
    const result = await sendOrder(browserCommerce(), cart, { ...proofs, captcha: solution })
    if (!result.ok) return refuse(result.refusal)
    const challenge = startChallenge(result.value, paymentOf(cart, proofs))
    if (challenge?.isPage) location.assign(challenge.windowUrl)
    else if (challenge) setPlacingState({ state: 'challenged', challenge })
    else await finish(result.value)
  }

  function start() {
    if (isBusy.current) return
    isBusy.current = true
    const instrument = payingInstrument(cart)
    const { session_id: sessionId = null, attachment: windowUrl = null } = instrument ?? {}
    const isPayLater = instrument?.payment_method_id === 'KLARNA' && cart.totals.remainingToPay > 0
    if (isPayLater && sessionId !== null && windowUrl !== null) {
      setPlacingState({ state: 'payLater', sessionId, windowUrl })
    } else void place()
  }

  function onPayLaterAnswer({ outcome, token }: WindowAnswer) {
    if (outcome === 'token' && token !== undefined) return place({ authorizationToken: token })
    return refuse(outcome === 'refused' ? { name: 'payLaterRefused' } : undefined)
  }

  async function onChallengeAnswer({ threeDS2Result = 'closed' }: Partial<WindowAnswer>) {
    if (placingState.state !== 'challenged') return
    setPlacingState({ state: 'placing' })
    const result = await completeChallenge(
      browserCommerce(),
      placingState.challenge,
      threeDS2Result,
    )
    if (result.ok) await finish(result.value)
    else await refuse({ name: isOrderOver(result.refusal) ? 'challengeFailed' : 'resultUnknown' })
  }

  return { placingState, start, onPayLaterAnswer, onChallengeAnswer }
}

function noticeOf(problem: OrderProblem, t: Translate) {
  switch (problem.name) {
    case 'challengeFailed':
      return t('challengeFailed')
    case 'payLaterRefused':
      return t('paymentFailed')
    case 'cartNotFound':
      return t('orderedElsewhere')
    default:
      return problem.message || t('problem')
  }
}

/** Shows the problem on the step where it can be corrected, or in a toast. */
function useProblemHandler(reset: () => void) {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async (problem: OrderProblem | { name: 'resultUnknown' } | undefined) => {
    reset()
    if (!problem) return
    // The page of the unfinished order finds out whether it was placed.
    if (problem.name === 'resultUnknown') return navigate(`/${locale}/checkout/challenge`)
    const handling = handlingOf(problem)
    const notice = noticeOf(problem, t)
    if (handling.isOver) removeLastOrder()
    await recoverFromRefusal(handling.isOver)
    if (handling.shownAs === 'toast') {
      showToast({ title: t('notPlaced'), text: notice, tone: 'error', isPersistent: true })
      return revalidate()
    }
    const { cart } = cartState()
    const text =
      handling.step === 'summary' && cart && isNothingAvailable(cart) ? t('nothingToOrder') : notice
    await navigate(`/${locale}/checkout?step=${handling.step}`, { state: orderNotice(text) })
  }
}
