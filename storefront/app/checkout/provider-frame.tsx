import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { answerIn, type WindowAnswer } from './window-answer.ts'

type ProviderFrameProps = {
  title: string
  sessionId: string
  windowUrl: string
  onAnswer: (answer: WindowAnswer) => void
}

/** A window of the provider's within the page. */
export function ProviderFrame({ title, sessionId, windowUrl, onAnswer }: ProviderFrameProps) {
  const t = useMessages()
  const [isThere, setThere] = useState(false)
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const answer = answerIn(event, { sessionId, windowUrl })
    if (answer) onAnswer(answer)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  return (
    <div className="provider-frame">
      {!isThere && <LoadingMark>{t('loading')}</LoadingMark>}
      <iframe
        title={title}
        src={windowUrl}
        allow="payment"
        // It lies on another origin, and needs its own.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        referrerPolicy="origin"
        onLoad={() => setThere(true)}
      />
    </div>
  )
}
