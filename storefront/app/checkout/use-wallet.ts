import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal } from '@cairn/contract/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { basketIdInCookie, keepCart } from '../cart/cart-store.ts'
import { leaveAlone } from '../cart/freshen-cart.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { useLocale, useShop } from '../platform/use-shop.ts'
import { type Captcha, prepareCaptcha } from '../sign-in/captcha.ts'
import { showToast } from '../ui/show-toast.ts'
import { captchaForAddress } from './captcha-for-address.ts'
import { answerBank, type Paid, takeChallenge } from './challenge.ts'
import { deliverByWallet } from './deliver-by-wallet.ts'
import { openWindow } from './open-window.ts'
import { forgetOrder } from './order-memory.ts'
import { paymentOf, sendOrder } from './place-order.ts'
import type { Reply } from './provider-frame.tsx'
import { whatNext } from './refused-order.ts'
import { recoverCart, useFinish } from './use-finish.ts'
import { walletProblem, walletTotals } from './wallet-totals.ts'
import type { WindowAnswer } from './window-answer.ts'

type Paying =
  | { state: 'opening' }
  | { state: 'open'; sessionId: string; windowUrl: string }
  | { state: 'placing' }
  | { state: 'challenged'; challenge: Paid }

type Ready = { why: CallRefusal | string } | { cart: Cart; opened: Window }
type Window = { sessionId: string; windowUrl: string }

/** What the bag costs as far as that is known before anybody has said where it goes, and the sheet for it. */
async function readySheet(): Promise<Ready> {
  const basketId = basketIdInCookie() ?? ''
  const prepared = await browserCommerce().prepareOrder({ body: { basketId, 'cookie-bid': true } })
  if (!prepared.ok) return { why: prepared.refusal }
  keepCart(prepared.value)
  const opened = await openWindow('WALLET')
  if ('failed' in opened) return { why: opened.failed }
  const windowUrl = `${opened.windowUrl}?sheet=shop`
  return { cart: prepared.value, opened: { ...opened, windowUrl } }
}

function useReadySheet(begin: (ready: Ready) => void) {
  const onReady = useEffectEvent(begin)
  useEffect(() => {
    let isOld = false
    void readySheet().then((ready) => {
      if (!isOld) onReady(ready)
    })
    return () => {
      isOld = true
    }
  }, [])
}

/** From the price of the bag to the order, without leaving the page. */
export function useWallet(onClose: () => void) {
  const [paying, setPaying] = useState<Paying>({ state: 'opening' })
  const cart = useRef<Cart>(undefined)
  const captcha = useRef<Captcha>(undefined)
  const t = useMessages()
  const shown = { t, money: useMoney(), isTaxAdded: useShop().region === 'NORA' }
  const finish = useFinish()

  const close = () => letGo(onClose)
  const fail = useFail(close)
  const leaveUnproven = useUnproven(close)

  useReadySheet((ready) => {
    captcha.current ??= prepareCaptcha('order')
    if ('why' in ready) return void fail(ready.why)
    cart.current = ready.cart
    setPaying({ state: 'open', ...ready.opened })
  })

  async function deliver({ address }: WindowAnswer, reply: Reply) {
    if (!cart.current || !address) return
    const where = { commerce: browserCommerce(), captchaForAddress: captchaForAddress() }
    const settled = await deliverByWallet(where, cart.current, address)
    if (settled.ok) cart.current = settled.value
    reply(settled.ok ? walletTotals(settled.value, shown) : walletProblem(settled.refusal, t))
  }

  async function place(walletToken: string) {
    if (!cart.current) return
    setPaying({ state: 'placing' })
    leaveAlone(cart.current.basketId)
    const solution = await captcha.current?.use()
    const proofs = { walletToken, captcha: solution }
    const placed = await sendOrder(browserCommerce(), cart.current, proofs)
    if (!placed.ok) return fail(placed.refusal)
    const challenge = takeChallenge(placed.value, paymentOf(cart.current, proofs))
    if (challenge) return setPaying({ state: 'challenged', challenge })
    close()
    await finish(placed.value)
  }

  function hear(answer: WindowAnswer, reply: Reply) {
    const { outcome, token } = answer
    if (outcome === 'address') return void deliver(answer, reply)
    if (outcome === 'token' && token !== undefined) return void place(token)
    if (outcome === 'closed') return close()
    void fail(outcome === 'refused' ? t('paymentFailed') : t('windowSilent'))
  }

  async function hearBank({ threeDS2Result = 'closed' }: Partial<WindowAnswer>) {
    if (paying.state !== 'challenged') return
    setPaying({ state: 'placing' })
    const answered = await answerBank(browserCommerce(), paying.challenge, threeDS2Result)
    if (!answered.ok) return leaveUnproven()
    close()
    await finish(answered.value)
  }

  return { paying, hear, hearBank, close }
}

function letGo(onClose: () => void) {
  leaveAlone(undefined)
  onClose()
}

/** It is said where one stands, until it is closed, and the bag is as it can be. */
function useFail(close: () => void) {
  const t = useMessages()
  return async (why: CallRefusal | string) => {
    close()
    await recoverCart(typeof why !== 'string' && whatNext(why).isOver)
    const text = (typeof why === 'string' ? why : why.message) || t('problem')
    showToast({ title: t('notPlaced'), text, tone: 'error', stays: true })
  }
}

/** Whom the bank did not know pays in another way. */
function useUnproven(close: () => void) {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  return async () => {
    close()
    forgetOrder()
    await recoverCart(true)
    const notice = t('challengeFailed')
    await navigate(`/${locale}/checkout?step=billing`, { state: { notice } })
  }
}
