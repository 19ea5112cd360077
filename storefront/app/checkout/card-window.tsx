import { useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import type { MessageKey } from '../messages/messages.ts'
import { useMessages } from '../platform/messages.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextButton } from '../ui/text-link.tsx'
import { keepCard } from './keep-card.ts'
import { type Opened, openWindow, type WindowKind } from './open-window.ts'
import { CardPage } from './card-page.tsx'
import { ProviderFrame } from './provider-frame.tsx'
import { ProviderRoom } from './provider-room.tsx'
import type { WindowAnswer } from './window-answer.ts'

export type CardWindowProps = {
  kind: WindowKind
  /** Asked when there is a card. */
  isToKeep?: () => boolean
}

/** The provider's own window for a card's number or a wallet: neither ever passes this page. */
export function CardWindow(props: CardWindowProps) {
  const t = useMessages()
  const { kind } = props
  const pay = usePay(props)
  const [tries, setTries] = useState(0)
  const [told, setTold] = useState<MessageKey>()
  const opened = useWindow(kind, tries)

  function hear(answer: WindowAnswer) {
    setTold(problems[answer.errorId ?? answer.outcome])
    if (answer.outcome === 'invalid') return
    if (answer.outcome !== 'token') return setTries(tries + 1)
    void pay(answer)
  }

  if (!opened) return <ProviderRoom />
  if ('failed' in opened) {
    return (
      <div className="grid justify-items-start gap-2">
        <InlineMessage tone="error">{opened.failed || t('problem')}</InlineMessage>
        <TextButton className="link-small" onClick={() => setTries(tries + 1)}>
          {t('tryAgain')}
        </TextButton>
      </div>
    )
  }
  const { opensAs, ...window } = opened
  if (opensAs === 'page') return <CardPage address={window.windowUrl} />
  return (
    <>
      {told && (
        <div className="mb-4">
          <Notice tone="error">{t(told)}</Notice>
        </div>
      )}
      <ProviderFrame
        key={window.sessionId}
        title={t(kind === 'WALLET' ? 'wallet' : 'cardDetails')}
        height={528}
        {...window}
        onAnswer={hear}
      />
    </>
  )
}

function usePay({ kind, isToKeep }: CardWindowProps) {
  const t = useMessages()
  const submit = useSubmit()
  return async (answer: WindowAnswer) => {
    const {
      token = '',
      brand = 'wallet',
      last4 = '0000',
      expiryMonth = 12,
      expiryYear = 2099,
    } = answer
    const isKept = isToKeep?.()
    const fields = { intent: 'pay', method: kind, token, brand, last4 }
    await submit(
      { ...fields, expiryMonth: String(expiryMonth), expiryYear: String(expiryYear) },
      { method: 'post', preventScrollReset: true },
    )
    if (isKept) await keepCard({ token, brand, last4, expiryMonth, expiryYear }, t)
  }
}

const problems: Readonly<Record<string, MessageKey>> = {
  refused: 'paymentFailed',
  away: 'windowSilent',
  FE309: 'cardExpired',
}

function useWindow(kind: WindowKind, tries: number): Opened | undefined {
  const asked = `${kind} ${tries}`
  const [answer, setAnswer] = useState<{ asked: string; opened: Opened }>()
  useEffect(() => {
    let isOld = false
    void openWindow(kind).then((opened) => {
      if (!isOld) setAnswer({ asked, opened })
    })
    return () => {
      isOld = true
    }
  }, [asked, kind])
  return answer?.asked === asked ? answer.opened : undefined
}
