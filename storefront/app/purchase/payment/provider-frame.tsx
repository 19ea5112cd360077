import type { Address } from '@cairn/contract/address/address'
import { useEffect, useEffectEvent, useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'
import './provider-frame.css'

/** Sends a message to the window that sent the last one. */
export type ReplyToWindow = (message: object) => void

type ProviderFrameProps = {
  title: string
  sessionId: string
  windowUrl: string
  /** In pixels, until the window reports its own height. */
  height: number
  onReady?: (reply: ReplyToWindow) => void
  onAnswer: (answer: WindowAnswer, reply: ReplyToWindow) => void
}

/** An iframe of the payment provider that adapts to the height of its content. */
export function ProviderFrame({ title, windowUrl, ...session }: ProviderFrameProps) {
  const t = useMessages()
  const { state, height } = useWindowMessages({ windowUrl, ...session })
  return (
    <div className="provider-frame" aria-busy={state === 'opening'}>
      {state === 'opening' && <LoadingMark>{t('loading')}</LoadingMark>}
      {state === 'silent' && (
        <InlineMessage tone="error">{t('paymentWindowUnresponsive')}</InlineMessage>
      )}
      <iframe
        title={title}
        src={windowUrl}
        style={{ height }}
        allow="payment"
        // The frame is on another origin and needs access to it.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
        referrerPolicy="origin"
      />
    </div>
  )
}

const loadTimeoutMs = 10_000

const replyTo =
  ({ source, origin }: MessageEvent<unknown>, { sessionId }: WindowAnswer): ReplyToWindow =>
  (message) =>
    source?.postMessage({ ...message, sessionId }, { targetOrigin: origin })

function useWindowMessages({
  onReady,
  onAnswer,
  height: initialHeight,
  ...session
}: Omit<ProviderFrameProps, 'title'>) {
  const [state, setState] = useState<'opening' | 'ready' | 'silent'>('opening')
  const [height, setHeight] = useState(initialHeight)
  const handleMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    const answer = windowAnswerIn(event, session)
    if (!answer) return
    setState('ready')
    if (answer.outcome === 'size') setHeight(answer.height ?? height)
    else if (answer.outcome === 'ready') onReady?.(replyTo(event, answer))
    else onAnswer(answer, replyTo(event, answer))
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => handleMessage(event)
    window.addEventListener('message', listener)
    const timer = setTimeout(
      () => setState((current) => (current === 'opening' ? 'silent' : current)),
      loadTimeoutMs,
    )
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', listener)
    }
  }, [])
  return { state, height }
}

export type WindowKind = 'CREDIT_CARD' | 'WALLET'
export type OpenedWindow =
  | { sessionId: string; windowUrl: string; opensAs: 'frame' | 'page' }
  | { errorMessage: string }

export async function openPaymentWindow(kind: WindowKind): Promise<OpenedWindow> {
  const result = await browserCommerce().openPaymentSession(
    {
      query: {
        referer: location.pathname,
        paymentMethodId: kind,
        paymentMethod: kind === 'WALLET' ? 'wallet' : 'card',
      },
    },
    { paymentFailed: showMessage },
  )
  if (!result.ok) return { errorMessage: result.refusal.message }
  const { success, sessionId, windowUrl, opensAs } = result.value
  return success && sessionId !== null && windowUrl !== null
    ? { sessionId, windowUrl, opensAs }
    : { errorMessage: '' }
}

/** A message of the provider's window. */
type ProviderMessage = {
  sessionId: string
  token?: string
  brand?: string
  last4?: string
  bin?: string
  expiryMonth?: number
  expiryYear?: number
  threeDS2Result?: string
  /** The shipping address of a wallet. */
  address?: Address
  /** Why the typed card is invalid, if the window knows it. */
  card?: 'expired'
  /** The height of the content in pixels. */
  height?: number
}

const outcomes = [
  'ready',
  'size',
  'token',
  'address',
  'closed',
  'refused',
  'challenge',
  'invalid',
  'unavailable',
] as const

export type WindowAnswer = ProviderMessage & { outcome: (typeof outcomes)[number] }

const knownOutcomes = new Set<unknown>(outcomes)

/** Accepts messages only from the origin of the provider and for the open session. */
function windowAnswerIn(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  { sessionId, windowUrl }: { sessionId: string; windowUrl: string },
): WindowAnswer | undefined {
  if (origin !== new URL(windowUrl).origin || !isWindowAnswer(data)) return undefined
  return data.sessionId === sessionId ? data : undefined
}

const isWindowAnswer = (data: unknown): data is WindowAnswer =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'cairn-pay' &&
  'outcome' in data &&
  knownOutcomes.has(data.outcome)
