import { withoutPersonalData } from '@cairn/contract/analytics/browser-errors'

/** An error as Sentry shows it. */
export type SentryError = {
  platform: 'node' | 'javascript'
  type: string
  message: string
  /** A line for each call, the newest first. */
  stack: readonly string[]
  tags: Readonly<Record<string, string | undefined>>
}

export type SentryDsn = { endpoint: string; key: string }

/** Undefined for what is no DSN. */
export function readDsn(text: string): SentryDsn | undefined {
  const url = URL.parse(text)
  const [, prefix = '', project] = /^(.*)\/(\d{1,20})$/.exec(url?.pathname ?? '') ?? []
  if (!url?.username || project === undefined || !/^https?:$/.test(url.protocol)) return undefined
  const { protocol, username, host } = url
  return { endpoint: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key: username }
}

type Delivery = { eventId: string; sentAt: Date; environment: string }

const maxMessage = 1_000
const maxFrames = 50

/** The body of a request that delivers one event. */
export function envelopeOf(error: SentryError, { eventId, sentAt, environment }: Delivery): string {
  const { platform, type, message, stack, tags } = error
  const frames = stack.slice(0, maxFrames).flatMap(frameOf).toReversed()
  const value = withoutPersonalData(message).slice(0, maxMessage)
  const event = {
    event_id: eventId,
    timestamp: sentAt.toISOString(),
    platform,
    level: 'error',
    environment,
    exception: { values: [{ type, value, ...(frames.length > 0 && { stacktrace: { frames } }) }] },
    tags: Object.fromEntries(Object.entries(tags).filter(([, tag]) => tag !== undefined)),
  }
  return [{ event_id: eventId, sent_at: sentAt.toISOString() }, { type: 'event' }, event]
    .map((line) => JSON.stringify(line))
    .join('\n')
}

/** `at name (file:1:2)` and `at file:1:2` of most browsers and Node, `name@file:1:2` of others. */
const framePattern =
  /^(?:at (?:(?<name>[^(]*) \()?|(?<otherName>[^@]*)@)(?<file>.+?):(?<line>\d+):(?<column>\d+)\)?$/

function frameOf(line: string) {
  const { name, otherName, file, ...place } = framePattern.exec(line.trim())?.groups ?? {}
  if (file === undefined) return []
  return [
    {
      function: name || otherName || '?',
      filename: file,
      lineno: Number(place['line']),
      colno: Number(place['column']),
      in_app: !file.includes('node_modules') && !file.startsWith('node:'),
    },
  ]
}
