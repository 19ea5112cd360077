import { wirePath } from '@cairn/contract/call'
import { flagCookies } from '@cairn/contract/cookies'
import { brand, channel, headers, source } from '@cairn/contract/headers'
import type { BrowserState } from './browser-state.ts'
import { cookieOf } from './cookies.ts'
import { randomId } from './random-id.ts'

export type CallRow = readonly [method: string, path: string, needsSession?: 1]

type Values = Readonly<Record<string, unknown>>
export type CallParts = {
  params?: Values
  query?: Values
  body?: unknown
  idempotencyKey?: string
}

type Asked = { row: CallRow; parts: CallParts; solution?: string | undefined }

/** A call as it goes over the wire. */
export function callRequest({ row, parts, solution }: Asked, state: BrowserState): Request {
  const [method, path] = row
  return new Request(addressOf(path, parts, state), {
    method,
    headers: headersFor(path, { parts, solution }, state),
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  })
}

function addressOf(path: string, { params = {}, query = {} }: CallParts, state: BrowserState) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const address = new URL(`${state.isPreview() ? '/pre' : ''}${wirePath(filled)}`, state.origin)
  for (const [name, value] of Object.entries(query)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    for (const each of values) {
      if (each !== undefined) address.searchParams.append(name, String(each))
    }
  }
  address.searchParams.set('locale', state.settings.locale)
  return address
}

/** Where orders are placed and finished. */
const orders = '/cart/v2/checkout/order'

type Carried = { parts: CallParts; solution: string | undefined }

function headersFor(path: string, { parts, solution }: Carried, state: BrowserState) {
  const { settings } = state
  const usid = cookieOf(state.cookies(), flagCookies.usid)
  return {
    accept: 'application/json',
    [headers.transactionId]: randomId(),
    [headers.correlationId]: state.pageViewId(),
    [headers.siteId]: settings.siteId,
    [headers.channel]: channel,
    [headers.brand]: brand,
    [headers.region]: settings.region,
    [headers.source]: source,
    [headers.clientApp]: 'cairn-storefront',
    [headers.trustId]: state.trustId(),
    [headers.accessKey]: settings.accessKey,
    ...(parts.body !== undefined && { 'content-type': 'application/json' }),
    ...(usid && path.startsWith('/consumers') && { [headers.usid]: usid }),
    ...(path.startsWith(orders) && { [headers.orderChannel]: state.orderChannel() }),
    ...(parts.idempotencyKey && { [headers.idempotencyKey]: parts.idempotencyKey }),
    ...(solution && { [headers.challengeSolution]: solution }),
  }
}
