import { calls, type CallName } from '@cairn/contract/calls'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { type Call, wirePath } from '@cairn/contract/wire/call'
import { channel, demoAccessKey, headers, source } from '@cairn/contract/wire/headers'

export const shopOrigin = 'http://localhost:3000'

export type CallRequest = {
  params?: Record<string, string>
  /** A parameter with a list of values is repeated. */
  query?: Record<string, string | readonly string[]>
  body?: unknown
  /** Sent unchanged, in place of a JSON body. */
  rawBody?: string | ReadableStream<Uint8Array>
  locale?: Locale
  /** Replaces a header, or removes it if undefined. */
  headers?: Record<string, string | undefined>
}

/** The response to a call. */
export type CallResponse<Body = Record<string, unknown>> = {
  status: number
  headers: Headers
  body: Body
  errorId: string | undefined
}

type Send = (request: Request) => Promise<Response>

/** A client with a cookie jar and the headers that every client sends. */
export type Visitor = ReturnType<typeof createVisitor>

export function createVisitor(handle: Send, origin = shopOrigin) {
  const jar = new Map<string, string>()

  function storeCookies(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0(;|$)/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
  }

  async function send<Body = Record<string, unknown>>(
    name: CallName,
    request: CallRequest = {},
  ): Promise<CallResponse<Body>> {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
    const withOrigin = { ...request, headers: { origin, ...request.headers } }
    const response = await handle(requestFor(calls[name], withOrigin, cookie))
    storeCookies(response)
    const body = await readBody(response)
    const errorId = body.errorDetails?.[0]?.errorId
    return { status: response.status, headers: response.headers, body, errorId }
  }

  return { jar, send }
}

async function readBody(response: Response) {
  if (response.headers.get('content-type') === 'application/pdf') {
    return { bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  const text = await response.text()
  if (response.headers.get('content-type') === 'text/html') return { html: text }
  return text === '' ? {} : JSON.parse(text)
}

export function requestFor(call: Call, request: CallRequest, cookie = ''): Request {
  const { locale = 'en-us', params = {}, query = {}, rawBody, body } = request
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
    headers: headersFor(request, { locale, cookie, hasBody: payload !== null }),
    body: payload,
    ...(payload instanceof ReadableStream && { duplex: 'half' }),
  })
}

function headersFor(
  request: CallRequest,
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
    ...request.headers,
  }
  return new Headers(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
