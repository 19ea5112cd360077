import type { saveInstrument } from '@cairn/contract/payments/saved-instrument-calls'
import type { RequestOf } from '@cairn/contract/wire/call'
import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { cartState } from '../../cart/state/cart-store.ts'
import type { LabelKey } from '../../messages/messages.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { prepareCaptcha } from '../../platform/calls/captcha.ts'
import { showOwnText } from '../../platform/calls/handling.ts'
import { type Translate, useMessages } from '../../platform/text/messages.tsx'
import { giftCardHandlers } from '../../purchase/payment/gift-card-refusal-handling.ts'
import { ProviderFramePlaceholder } from '../../purchase/payment/provider-frame-placeholder.tsx'
import {
  type OpenedWindow,
  openPaymentWindow,
  ProviderFrame,
  type WindowAnswer,
  type WindowKind,
} from '../../purchase/payment/provider-frame.tsx'
import { TextButton, ButtonLink } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { payingInstrument } from '../payment/payment-instruments.ts'
import { useCardSubmission } from './card-submission.ts'

export type CardWindowProps = {
  kind: WindowKind
  /** Called when a card was entered. */
  shouldSaveCard?: () => boolean
}

/** The provider's own window for card numbers and wallets. This page never sees the card number. */
export function CardWindow(props: CardWindowProps) {
  const t = useMessages()
  const { kind } = props
  const pay = usePayWithCard(props)
  const [attempt, setAttempt] = useState(0)
  const [problem, setProblem] = useState<LabelKey>()
  const openedWindow = useOpenedWindow(kind, attempt)
  const submission = useCardSubmission()

  function openAnotherWindow() {
    submission.setWindow(undefined)
    setAttempt(attempt + 1)
  }

  async function handleAnswer(answer: WindowAnswer) {
    setProblem(problems[answer.card ?? answer.outcome])
    if (answer.outcome === 'token') await submission.payWith(() => pay(answer))
    else if (answer.outcome !== 'invalid') openAnotherWindow()
    submission.end()
  }

  if (!openedWindow) return <ProviderFramePlaceholder />
  if ('errorMessage' in openedWindow) {
    return (
      <div className="grid justify-items-start gap-2">
        <InlineMessage tone="error">{openedWindow.errorMessage || t('problem')}</InlineMessage>
        <TextButton className="link-small" onClick={openAnotherWindow}>
          {t('tryAgain')}
        </TextButton>
      </div>
    )
  }
  const { opensAs, ...window } = openedWindow
  if (opensAs === 'page') return <CardPage url={window.windowUrl} />
  return (
    <>
      {problem && (
        <div className="mb-4">
          <Notice tone="error">{t(problem)}</Notice>
        </div>
      )}
      <ProviderFrame
        key={window.sessionId}
        title={t(kind === 'WALLET' ? 'wallet' : 'cardDetails')}
        height={528}
        {...window}
        {...(kind === 'CREDIT_CARD' && { onReady: submission.setWindow })}
        onAnswer={(answer) => void handleAnswer(answer)}
      />
    </>
  )
}

function usePayWithCard({ kind, shouldSaveCard }: CardWindowProps) {
  const t = useMessages()
  const submit = useSubmit()
  return async (answer: WindowAnswer) => {
    const {
      token = '',
      brand = 'wallet',
      last4 = '0000',
      bin,
      expiryMonth = 12,
      expiryYear = 2099,
    } = answer
    const savesCard = shouldSaveCard?.()
    const fields = {
      intent: 'pay',
      method: kind,
      token,
      brand,
      last4,
      ...(bin !== undefined && { bin }),
    }
    await submit(
      { ...fields, expiryMonth: String(expiryMonth), expiryYear: String(expiryYear) },
      { method: 'post', preventScrollReset: true },
    )
    if (savesCard) await saveCard({ token, brand, last4, expiryMonth, expiryYear, bin }, t)
  }
}

const problems: Readonly<Record<string, LabelKey>> = {
  refused: 'paymentFailed',
  unavailable: 'paymentWindowUnresponsive',
  expired: 'cardExpired',
}

function useOpenedWindow(kind: WindowKind, attempt: number): OpenedWindow | undefined {
  const key = `${kind} ${attempt}`
  const [answer, setAnswer] = useState<{ key: string; openedWindow: OpenedWindow }>()
  useEffect(() => {
    let isStale = false
    void openPaymentWindow(kind).then((openedWindow) => {
      if (!isStale) setAnswer({ key, openedWindow })
    })
    return () => {
      isStale = true
    }
  }, [key, kind])
  return answer?.key === key ? answer.openedWindow : undefined
}

/** A link to the provider's own page for entering a card. The shopper returns from it with a card. */
function CardPage({ url }: { url: string }) {
  const t = useMessages()
  return (
    <div className="card-page">
      <p className="text-ui text-ink-soft">{t('cardOnPage')}</p>
      <ButtonLink to={url} look="line" reloadDocument>
        {t('toCardPage')}
      </ButtonLink>
    </div>
  )
}

type NewCard = NonNullable<RequestOf<typeof saveInstrument>['body']['card']>

/** Saves the card after it was accepted as payment. A failure is shown and does not stop the checkout. */
async function saveCard(card: NewCard, t: Translate): Promise<void> {
  const { cart } = cartState()
  if (!cart || !payingInstrument(cart)) return
  const solution = await prepareCaptcha('pay').use()
  const result = await browserCommerce().saveInstrument(
    {
      body: {
        payment_method_id: 'CREDIT_CARD',
        card,
        ...(cart.billingAddress && { address: cart.billingAddress }),
        ...(solution !== undefined && { recaptcha_response: solution }),
      },
    },
    {
      ...giftCardHandlers(showOwnText),
      cardExists: 'showReason',
      addressFieldsMissing: showOwnText,
      cardExpiryInvalid: showOwnText,
      paymentAddressNotFound: showOwnText,
      paymentFailed: showOwnText,
    },
  )
  if (result.ok) return
  const { handling, message } = result.refusal
  const problem = handling === 'showReason' && message
  showToast({ title: problem || t('cardNotKept'), tone: 'error' })
}
