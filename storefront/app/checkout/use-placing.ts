import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal } from '@cairn/contract/client'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { cartState } from '../cart/cart-store.ts'
import { leaveAlone } from '../cart/freshen-cart.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { type Translate, useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { type Captcha, prepareCaptcha } from '../sign-in/captcha.ts'
import { showToast } from '../ui/show-toast.ts'
import { payingInstrument } from './billing.ts'
import { answerBank, type Paid, takeChallenge } from './challenge.ts'
import { forgetOrder } from './order-memory.ts'
import { paymentOf, type Proofs, sendOrder } from './place-order.ts'
import { whatNext } from './refused-order.ts'
import { recoverCart, useFinish } from './use-finish.ts'
import type { WindowAnswer } from './window-answer.ts'

export type Placing =
  | { state: 'ready' }
  | { state: 'placing' }
  /** The provider asks whether one may pay later. */
  | { state: 'asking'; sessionId: string; windowUrl: string }
  /** The bank asks who is paying. */
  | { state: 'challenged'; challenge: Paid }

const ready: Placing = { state: 'ready' }

/** Places the order once, however often the button is pressed. */
export function usePlacing(cart: Cart) {
  const [placing, setPlacing] = useState<Placing>(ready)
  const isBusy = useRef(false)
  const captcha = useRef<Captcha>(undefined)
  const finish = useFinish()
  const refuse = useRefused(() => {
    isBusy.current = false
    leaveAlone(undefined)
    setPlacing(ready)
  })
  useEffect(() => {
    captcha.current ??= prepareCaptcha('order')
  }, [])

  async function place(proofs: Proofs = {}) {
    setPlacing({ state: 'placing' })
    leaveAlone(cart.basketId)
    const solution = await captcha.current?.use()
    const placed = await sendOrder(browserCommerce(), cart, { ...proofs, captcha: solution })
    if (!placed.ok) return refuse(placed.refusal)
    const challenge = takeChallenge(placed.value, paymentOf(cart, proofs))
    if (challenge?.isPage) location.assign(challenge.windowUrl)
    else if (challenge) setPlacing({ state: 'challenged', challenge })
    else await finish(placed.value)
  }

  function start() {
    if (isBusy.current) return
    isBusy.current = true
    const paying = payingInstrument(cart)
    const { session_id: sessionId = null, attachment: windowUrl = null } = paying ?? {}
    const isLater = paying?.payment_method_id === 'KLARNA' && cart.totals.remainingToPay > 0
    if (isLater && sessionId !== null && windowUrl !== null) {
      setPlacing({ state: 'asking', sessionId, windowUrl })
    } else void place()
  }

  function hearLater({ outcome, token }: WindowAnswer) {
    if (outcome === 'token' && token !== undefined) return place({ authorizationToken: token })
    return refuse(outcome === 'refused' ? paymentRefused : undefined)
  }

  async function hearChallenge({ threeDS2Result = 'closed' }: Partial<WindowAnswer>) {
    if (placing.state !== 'challenged') return
    setPlacing({ state: 'placing' })
    const answered = await answerBank(browserCommerce(), placing.challenge, threeDS2Result)
    if (answered.ok) await finish(answered.value)
    else await refuse({ ...answered.refusal, errorId: 'challenge' })
  }

  return { placing, start, hearLater, hearChallenge }
}

const paymentRefused: CallRefusal = {
  status: 402,
  errorId: 'PAY400',
  message: '',
  body: { errorDetails: [{ errorId: 'PAY400', message: '' }], correlationId: '' },
}

const isNothingLeft = (): boolean => {
  const bought = cartState().cart?.items.filter(({ bonus }) => !bonus) ?? []
  return bought.length > 0 && bought.every(({ available }) => !available)
}

function noticeOf({ errorId, message }: CallRefusal, t: Translate) {
  if (errorId === 'challenge') return t('challengeFailed')
  if (errorId === 'BSK404') return t('orderedElsewhere')
  return message || t(errorId === 'PAY400' ? 'paymentFailed' : 'problem')
}

/** What is told, and where one goes on from there. */
function useRefused(release: () => void) {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async (refusal: CallRefusal | undefined) => {
    release()
    if (!refusal) return
    const next = whatNext(refusal)
    const notice = noticeOf(refusal, t)
    if (next.isOver) forgetOrder()
    await recoverCart(next.isOver)
    if (next.tell === 'toast') {
      showToast({ title: t('notPlaced'), text: notice, tone: 'error', stays: true })
      return revalidate()
    }
    const told = next.step === 'summary' && isNothingLeft() ? t('nothingToOrder') : notice
    await navigate(`/${locale}/checkout?step=${next.step}`, { state: { notice: told } })
  }
}
