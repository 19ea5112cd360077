import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { answerIn, type WindowAnswer } from './window-answer.ts'
import './provider-frame.css'

/** Says something to the window that has spoken, and to nobody else. */
export type Reply = (said: object) => void

type ProviderFrameProps = {
  title: string
  sessionId: string
  windowUrl: string
  /** In pixels, until the window says how high it is: what lies below hardly moves then. */
  height: number
  onAnswer: (answer: WindowAnswer, reply: Reply) => void
}

/** A window of the provider's within the page; as high as it wants to be. */
export function ProviderFrame({ title, windowUrl, ...opened }: ProviderFrameProps) {
  const t = useMessages()
  const { state, height } = useWindow({ windowUrl, ...opened })
  return (
    <div className="provider-frame" aria-busy={state === 'opening'}>
      {state === 'opening' && <LoadingMark>{t('loading')}</LoadingMark>}
      {state === 'silent' && <InlineMessage tone="error">{t('windowSilent')}</InlineMessage>}
      <iframe
        title={title}
        src={windowUrl}
        style={{ height }}
        allow="payment"
        // It lies on another origin, and needs its own.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        referrerPolicy="origin"
      />
    </div>
  )
}

const patience = 10_000

const replyTo =
  ({ source, origin }: MessageEvent<unknown>, { sessionId }: WindowAnswer): Reply =>
  (said) =>
    source?.postMessage({ ...said, sessionId }, { targetOrigin: origin })

function useWindow({ onAnswer, height: first, ...opened }: Omit<ProviderFrameProps, 'title'>) {
  const [state, setState] = useState<'opening' | 'ready' | 'silent'>('opening')
  const [height, setHeight] = useState(first)
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const answer = answerIn(event, opened)
    if (!answer) return
    setState('ready')
    if (answer.outcome === 'size') setHeight(answer.height ?? height)
    else if (answer.outcome !== 'ready') onAnswer(answer, replyTo(event, answer))
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', listener)
    const timer = setTimeout(
      () => setState((now) => (now === 'opening' ? 'silent' : now)),
      patience,
    )
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', listener)
    }
  }, [])
  return { state, height }
}
