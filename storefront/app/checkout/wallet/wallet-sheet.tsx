import type { Cart } from '@cairn/contract/cart/cart'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { basketIdInCookie } from '../../cart/state/cart-store.ts'
import { removeLastOrder } from '../../cart/state/last-order.ts'
import { suspendRefresh } from '../../cart/state/refresh-cart.ts'
import { setCart } from '../../cart/state/set-cart.ts'
import type { UnfinishedOrder } from '../../cart/state/unfinished-order.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { type Captcha, prepareCaptcha } from '../../platform/calls/captcha.ts'
import { useLocale, useShop } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import {
  openPaymentWindow,
  ProviderFrame,
  type ReplyToWindow,
  type WindowAnswer,
} from '../../purchase/payment/provider-frame.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { preparationHandlers } from '../commands/checkout-refusal-handling.ts'
import { captchaForAddress } from '../commands/set-shipping-address.ts'
import { ChallengeDialog } from '../order/challenge-dialog.tsx'
import { completeChallenge, isOrderOver, startChallenge } from '../order/challenge.ts'
import { orderNotice } from '../order/order-notice.ts'
import { recoverFromRefusal, useFinishOrder } from '../order/order-outcome.ts'
import { handlingOf, type OrderRefusal } from '../order/order-refusals.ts'
import { paymentOf, sendOrder } from '../order/send-order.ts'
import { settleWalletAddress, walletProblem, walletTotals } from './wallet-delivery.ts'

/** Places an order without leaving the page. The wallet provides name and address. */
export function WalletSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const { state, handleAnswer, onChallengeAnswer, close } = useWallet(onClose)
  if (state.phase === 'challenged') {
    return (
      <ChallengeDialog
        challenge={state.challenge}
        onAnswer={(answer) => void onChallengeAnswer(answer)}
        onClose={() => void onChallengeAnswer({})}
      />
    )
  }
  return (
    <Dialog title={t('wallet')} isOpen onClose={state.phase === 'placing' ? undefined : close}>
      {state.phase === 'opening' && <LoadingMark>{t('loading')}</LoadingMark>}
      {state.phase === 'placing' && <LoadingMark>{t('placing')}</LoadingMark>}
      {state.phase === 'open' && (
        <ProviderFrame title={t('wallet')} height={528} {...state} onAnswer={handleAnswer} />
      )}
    </Dialog>
  )
}

type WalletState =
  | { phase: 'opening' }
  | { phase: 'open'; sessionId: string; windowUrl: string }
  | { phase: 'placing' }
  | { phase: 'challenged'; challenge: UnfinishedOrder }

type PreparedSheet = { reason: OrderRefusal | string } | { cart: Cart; window: SheetWindow }
type SheetWindow = { sessionId: string; windowUrl: string }

/** Prepares the order without an address and opens the wallet window for it. */
async function prepareSheet(): Promise<PreparedSheet> {
  const basketId = basketIdInCookie() ?? ''
  const result = await browserCommerce().prepareOrder(
    { body: { basketId, 'cookie-bid': true } },
    preparationHandlers,
  )
  if (!result.ok) return { reason: result.refusal }
  setCart(result.value)
  const window = await openPaymentWindow('WALLET')
  if ('errorMessage' in window) return { reason: window.errorMessage }
  const windowUrl = `${window.windowUrl}?sheet=shop`
  return { cart: result.value, window: { ...window, windowUrl } }
}

function usePreparedSheet(onReady: (prepared: PreparedSheet) => void) {
  const handleReady = useEffectEvent(onReady)
  useEffect(() => {
    let isStale = false
    void prepareSheet().then((prepared) => {
      if (!isStale) handleReady(prepared)
    })
    return () => {
      isStale = true
    }
  }, [])
}

function useWallet(onClose: () => void) {
  const [state, setState] = useState<WalletState>({ phase: 'opening' })
  const cart = useRef<Cart>(undefined)
  const captcha = useRef<Captcha>(undefined)
  const t = useMessages()
  const display = { t, money: useMoney(), isTaxAdded: useShop().region === 'NORA' }
  const finish = useFinishOrder()

  const close = () => closeWallet(onClose)
  const showFailure = useFailure(close)
  const showChallengeFailure = useChallengeFailure(close)

  usePreparedSheet((prepared) => {
    captcha.current ??= prepareCaptcha('order')
    if ('reason' in prepared) return void showFailure(prepared.reason)
    cart.current = prepared.cart
    setState({ phase: 'open', ...prepared.window })
  })

  async function setDelivery({ address }: WindowAnswer, reply: ReplyToWindow) {
    if (!cart.current || !address) return
    const context = { commerce: browserCommerce(), captchaForAddress: captchaForAddress() }
    const result = await settleWalletAddress(context, cart.current, address)
    if (result.ok) cart.current = result.value
    reply(result.ok ? walletTotals(result.value, display) : walletProblem(result.refusal, t))
  }

  async function placeWalletOrder(walletToken: string) {
    if (!cart.current) return
    setState({ phase: 'placing' })
    suspendRefresh(cart.current.basketId)
    const solution = await captcha.current?.use()
    const proofs = { walletToken, captcha: solution }
    const result = await sendOrder(browserCommerce(), cart.current, proofs)
    if (!result.ok) return showFailure(result.refusal)
    const challenge = startChallenge(result.value, paymentOf(cart.current, proofs))
    if (challenge) return setState({ phase: 'challenged', challenge })
    close()
    await finish(result.value)
  }

  function handleAnswer(answer: WindowAnswer, reply: ReplyToWindow) {
    const { outcome, token } = answer
    if (outcome === 'address') return void setDelivery(answer, reply)
    if (outcome === 'token' && token !== undefined) return void placeWalletOrder(token)
    if (outcome === 'closed') return close()
    void showFailure(outcome === 'refused' ? t('paymentFailed') : t('paymentWindowUnresponsive'))
  }

  async function onChallengeAnswer({ threeDS2Result = 'closed' }: Partial<WindowAnswer>) {
    if (state.phase !== 'challenged') return
    setState({ phase: 'placing' })
    const result = await completeChallenge(browserCommerce(), state.challenge, threeDS2Result)
    if (!result.ok) return showChallengeFailure(result.refusal)
    close()
    await finish(result.value)
  }

  return { state, handleAnswer, onChallengeAnswer, close }
}

function closeWallet(onClose: () => void) {
  suspendRefresh(undefined)
  onClose()
}

/** Closes the wallet and shows the failure in a toast that stays until it is closed. */
function useFailure(close: () => void) {
  const t = useMessages()
  return async (reason: OrderRefusal | string) => {
    close()
    await recoverFromRefusal(typeof reason !== 'string' && handlingOf(reason).isOver)
    const text = (typeof reason === 'string' ? reason : reason.message) || t('problem')
    showToast({ title: t('notPlaced'), text, tone: 'error', isPersistent: true })
  }
}

/**
 * After a failed bank challenge the shopper selects another payment method. If its result is unknown, the page of the
 * unfinished order finds out whether it was placed.
 */
function useChallengeFailure(close: () => void) {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  return async (refusal: { name: string }) => {
    close()
    if (!isOrderOver(refusal)) return navigate(`/${locale}/checkout/challenge`)
    removeLastOrder()
    await recoverFromRefusal(true)
    const state = orderNotice(t('challengeFailed'))
    await navigate(`/${locale}/checkout?step=billing`, { state })
  }
}
