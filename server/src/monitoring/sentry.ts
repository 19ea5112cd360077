import { envelopeOf, readDsn, type SentryDsn, type SentryError } from './sentry-event.ts'

export type Sentry = {
  /** Never waits and never throws. */
  report: (error: SentryError) => void
  /** Gives up what is not delivered. */
  stop: () => void
}

type SentrySettings = {
  /** Without it nothing is sent. */
  dsn: string | undefined
  environment: string
  onOutcome: (outcome: 'sent' | 'failed' | 'dropped') => void
  /** Called when the server of Sentry accepts no events for a while. */
  onOutage: (reason: string) => void
  clock?: () => number
  timeoutMilliseconds?: number
}

const maxWaiting = 100
const maxFailures = 3
const pauseSeconds = 60
const longestPauseSeconds = 3_600

/**
 * Delivers errors to Sentry, one after the other. What does not fit into the queue, or happens while the server of Sentry
 * does not answer or has enough, is dropped: it is in the log.
 */
export function createSentry({ dsn: dsnText, environment, ...settings }: SentrySettings): Sentry {
  const { onOutcome, onOutage, clock = () => performance.now() } = settings
  const dsn = dsnText === undefined ? undefined : readDsn(dsnText)
  if (!dsn) return { report: () => {}, stop: () => {} }
  const post = posterTo(dsn, settings.timeoutMilliseconds)
  const waiting: string[] = []
  let isDelivering = false
  let failures = 0
  let pausedUntil = -Infinity

  async function deliver(envelope: string) {
    const answer = await post.send(envelope)
    onOutcome(answer.ok ? 'sent' : 'failed')
    failures = answer.ok ? 0 : failures + 1
    if (answer.ok || (answer.pauseSeconds === undefined && failures < maxFailures)) return
    pausedUntil = clock() + (answer.pauseSeconds ?? pauseSeconds) * 1000
    failures = 0
    for (const _ of waiting.splice(0)) onOutcome('dropped')
    onOutage(answer.reason)
  }

  async function deliverWaiting() {
    isDelivering = true
    for (let envelope = waiting.shift(); envelope !== undefined; envelope = waiting.shift())
      await deliver(envelope)
    isDelivering = false
  }

  return {
    report(error) {
      if (waiting.length >= maxWaiting || clock() < pausedUntil) return onOutcome('dropped')
      const eventId = crypto.randomUUID().replaceAll('-', '')
      waiting.push(envelopeOf(error, { eventId, sentAt: new Date(), environment }))
      if (!isDelivering) void deliverWaiting()
    },
    stop() {
      pausedUntil = Infinity
      waiting.length = 0
      post.stop()
    },
  }
}

type Answer = { ok: true } | { ok: false; reason: string; pauseSeconds?: number }

function posterTo({ endpoint, key }: SentryDsn, timeoutMilliseconds = 5_000) {
  const stopping = new AbortController()

  async function send(body: string): Promise<Answer> {
    try {
      const {
        ok,
        status,
        headers,
        body: answer,
      } = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=cairn/1.0, sentry_key=${key}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMilliseconds)]),
      })
      await answer?.cancel()
      if (ok) return { ok }
      const reason = `answered ${status}`
      return status === 429
        ? { ok, reason, pauseSeconds: secondsOf(headers.get('retry-after')) }
        : { ok, reason }
    } catch (error) {
      return { ok: false, reason: reasonOf(error) }
    }
  }

  return { send, stop: () => stopping.abort() }
}

const secondsOf = (retryAfter: string | null): number =>
  /^\d{1,9}$/.test(retryAfter ?? '')
    ? Math.min(Number(retryAfter), longestPauseSeconds)
    : pauseSeconds

/** Without the URL, which names the project. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
