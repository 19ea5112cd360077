import { useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import type { LabelKey } from '../../messages/messages.ts'
import type { Captcha } from '../../platform/calls/captcha.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import {
  type OpenedWindow,
  ProviderFrame,
  type ReplyToWindow,
  type WindowAnswer,
} from '../../purchase/payment/provider-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'

type CardFrameProps = {
  openedWindow: Extract<OpenedWindow, { windowUrl: string }>
  captcha: Captcha
  /** With a reason if the card cannot be saved. */
  onClose: (reason?: LabelKey) => void
}

const focusAtFirst = (heading: HTMLElement | null) => heading?.focus()

/** The provider's window for the number of a card. Its token is sent to the server of the shop. */
export function CardFrame({ openedWindow, captcha, onClose }: CardFrameProps) {
  const t = useMessages()
  const { isPending, problem, main, setSendToWindow, submitCard, handleAnswer } = useNewCard(
    captcha,
    onClose,
  )
  const { sessionId, windowUrl } = openedWindow
  return (
    <section aria-labelledby="new-card" className="account-form">
      <h3 id="new-card" ref={focusAtFirst} tabIndex={-1} className="name outline-none">
        {t('addCard')}
      </h3>
      {problem && <Notice tone="error">{t(problem)}</Notice>}
      <ProviderFrame
        title={t('cardDetails')}
        height={528}
        sessionId={sessionId}
        windowUrl={windowUrl}
        onReady={(reply) => setSendToWindow(() => reply)}
        onAnswer={(answer) => void handleAnswer(answer)}
      />
      <Checkbox ref={main}>{t('makeMainCard')}</Checkbox>
      <Button type="button" pending={isPending} className="justify-self-start" onClick={submitCard}>
        {t('saveCard')}
      </Button>
    </section>
  )
}

/** The window stays open for these, because the shopper can correct them in it. */
const correctableProblems: Readonly<Record<string, LabelKey>> = { expired: 'cardExpired' }

const closingProblems: Readonly<Record<string, LabelKey>> = {
  refused: 'paymentFailed',
  unavailable: 'paymentWindowUnresponsive',
}

function useNewCard(captcha: Captcha, onClose: CardFrameProps['onClose']) {
  const submit = useSubmit()
  const main = useRef<HTMLInputElement>(null)
  const [sendToWindow, setSendToWindow] = useState<ReplyToWindow>()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<LabelKey>()

  function submitCard() {
    if (isPending || !sendToWindow) return
    setPending(true)
    sendToWindow({ type: 'cairn-pay-submit' })
  }

  async function handleAnswer(answer: WindowAnswer) {
    setProblem(correctableProblems[answer.card ?? ''])
    setPending(answer.outcome === 'token')
    if (answer.outcome === 'token') await save(answer)
    if (answer.outcome !== 'invalid') onClose(closingProblems[answer.outcome])
  }

  async function save(answer: WindowAnswer) {
    const solution = await captcha.use()
    const form = formOf(answer)
    if (solution !== undefined) form.set('captcha', solution)
    if (main.current?.checked) form.set('main', 'on')
    await submit(form, { method: 'post', preventScrollReset: true })
  }

  return { isPending, problem, main, setSendToWindow, submitCard, handleAnswer }
}

const cardFields = ['token', 'brand', 'last4', 'bin', 'expiryMonth', 'expiryYear'] as const

function formOf(answer: WindowAnswer): FormData {
  const form = new FormData()
  form.set('intent', 'card')
  for (const field of cardFields) {
    const value = answer[field]
    if (value !== undefined) form.set(field, String(value))
  }
  return form
}
