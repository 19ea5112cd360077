import { type Call, wirePath } from '@cairn/contract/call'
import { calls, type CallName } from '@cairn/contract/calls'
import { channel, demoAccessKey, headers, source } from '@cairn/contract/headers'
import { type Locale, siteOf } from '@cairn/contract/sites'

export const shopOrigin = 'http://localhost:3000'

export type Sent = {
  params?: Record<string, string>
  /** A key with a list is sent once for each. */
  query?: Record<string, string | readonly string[]>
  body?: unknown
  /** Sent as it is, in place of a body written as JSON. */
  rawBody?: string | ReadableStream<Uint8Array>
  locale?: Locale
  /** Replaces a header, or with undefined takes it away. */
  headers?: Record<string, string | undefined>
}

/** Answers as they came over the wire; a test says what it expects of them. */
export type Received<Body = Record<string, unknown>> = {
  status: number
  headers: Headers
  body: Body
  errorId: string | undefined
}

type Door = (request: Request) => Promise<Response>

/** Somebody with a cookie jar and the headers that every client sends. */
export type Visitor = ReturnType<typeof createVisitor>

export function createVisitor(door: Door, origin = shopOrigin) {
  const jar = new Map<string, string>()

  function keepCookies(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0(;|$)/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
  }

  async function send<Body = Record<string, unknown>>(
    name: CallName,
    sent: Sent = {},
  ): Promise<Received<Body>> {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
    const named = { ...sent, headers: { origin, ...sent.headers } }
    const response = await door(requestFor(calls[name], named, cookie))
    keepCookies(response)
    const text = await response.text()
    const isJson = response.headers.get('content-type') !== 'application/pdf'
    const body = text === '' ? {} : isJson ? JSON.parse(text) : { text }
    const errorId = body.errorDetails?.[0]?.errorId
    return { status: response.status, headers: response.headers, body, errorId }
  }

  return { jar, send }
}

export function requestFor(call: Call, sent: Sent, cookie = ''): Request {
  const { locale = 'en-us', params = {}, query = {}, rawBody, body } = sent
  const path = wirePath(call.path).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  )
  const search = new URLSearchParams(
    Object.entries({ locale, ...query }).flatMap(([key, values]) =>
      [values].flat().map((value): [string, string] => [key, value]),
    ),
  )
  const payload = rawBody ?? (body === undefined ? null : JSON.stringify(body))
  return new Request(`${shopOrigin}${path}?${search}`, {
    method: call.method,
    headers: headersFor(sent, { locale, cookie, hasBody: payload !== null }),
    body: payload,
    ...(payload instanceof ReadableStream && { duplex: 'half' }),
  })
}

function headersFor(
  sent: Sent,
  { locale, cookie, hasBody }: { locale: Locale; cookie: string; hasBody: boolean },
): Headers {
  const { siteId, region } = siteOf(locale)
  const all: Record<string, string | undefined> = {
    [headers.accessKey]: demoAccessKey,
    [headers.siteId]: siteId,
    [headers.region]: region,
    [headers.channel]: channel,
    [headers.source]: source,
    [headers.transactionId]: crypto.randomUUID(),
    [headers.correlationId]: crypto.randomUUID(),
    origin: shopOrigin,
    ...(cookie && { cookie }),
    ...(hasBody && { 'content-type': 'application/json' }),
    ...sent.headers,
  }
  return new Headers(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
