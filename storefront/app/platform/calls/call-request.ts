import type { RefusalName } from '@cairn/contract/refusals/refusals'
import { accept, type Result } from '@cairn/contract/refusals/result'
import { wirePath } from '@cairn/contract/wire/call'
import type { CallRefusal, ErrorBody, MissingAnswer } from '@cairn/contract/wire/client'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { brand, channel, headers, source } from '@cairn/contract/wire/headers'
import { cookieOf } from '../cookies.ts'
import type { BrowserState } from './browser-state.ts'
import { randomId } from './random-id.ts'

export type CallRow = readonly [method: string, path: string, needsSession?: 1]

type Values = Readonly<Record<string, unknown>>
export type CallParts = {
  params?: Values
  query?: Values
  body?: unknown
  idempotencyKey?: string
  source?: string
}

type CallOptions = { row: CallRow; parts: CallParts; solution?: string | undefined }

/** Builds the HTTP request of a call. */
export function callRequest({ row, parts, solution }: CallOptions, state: BrowserState): Request {
  const [method, path] = row
  return new Request(urlOf(path, parts, state), {
    method,
    headers: headersFor(path, { parts, solution }, state),
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  })
}

function urlOf(path: string, { params = {}, query = {} }: CallParts, state: BrowserState) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  )
  const url = new URL(`${state.isPreview() ? '/pre' : ''}${wirePath(filled)}`, state.origin)
  for (const [name, value] of Object.entries(query)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    for (const item of values) {
      if (item !== undefined) url.searchParams.append(name, String(item))
    }
  }
  url.searchParams.set('locale', state.settings.locale)
  return url
}

/** The path prefix of the calls that place and complete orders. */
const ordersPath = '/cart/v2/checkout/order'

type HeaderOptions = { parts: CallParts; solution: string | undefined }

function headersFor(path: string, { parts, solution }: HeaderOptions, state: BrowserState) {
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
    [headers.source]: parts.source ?? source,
    [headers.clientApp]: 'cairn-storefront',
    [headers.trustId]: state.trustId(),
    [headers.accessKey]: settings.accessKey,
    ...(parts.body !== undefined && { 'content-type': 'application/json' }),
    ...(usid && path.startsWith('/consumers') && { [headers.usid]: usid }),
    ...(path.startsWith(ordersPath) && { [headers.orderChannel]: state.orderChannel() }),
    ...(parts.idempotencyKey && { [headers.idempotencyKey]: parts.idempotencyKey }),
    ...(solution && { [headers.challengeSolution]: solution }),
  }
}

export type CallAnswer = Result<unknown, CallRefusal>

/** The names of all refusals by the ids that responses contain. */
export type RefusalNames = Readonly<Record<string, RefusalName>>

export async function readAnswer(response: Response, names: RefusalNames): Promise<CallAnswer> {
  const body: unknown = await response
    .json()
    .catch(() => (response.status === 204 ? {} : undefined))
  if (response.ok && body !== undefined) return accept(body)
  return { ok: false, refusal: refusalOf(response.status, body, names) }
}

const unnamedError: ErrorBody = {
  errorDetails: [{ errorId: '', message: '' }],
  correlationId: '',
}

/** The result of a call without an answer. */
export const missingAnswer = (name: MissingAnswer): CallAnswer => ({
  ok: false,
  refusal: { name, status: 0, message: '', body: unnamedError },
})

const generalErrorId = 'GEN500'

/** Uses the first of several errors, and the general error where the body is not one of ours. */
function refusalOf(status: number, body: unknown, names: RefusalNames): CallRefusal {
  const error = isErrorBody(body) ? body : { ...unnamedError, ...appIdIn(body) }
  const [{ errorId, message } = { errorId: '', message: '' }] = error.errorDetails
  const name = names[errorId] ?? 'general'
  // Pages have a text of their own for the general error. Unknown errors have only the server’s message.
  return { name, status, message: errorId === generalErrorId ? '' : message, body: error }
}

/** A bot defence in front of the server may answer with an appId only. */
const appIdIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'appId' in body && { appId: String(body.appId) }

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('errorDetails' in body)) return false
  const { errorDetails } = body
  if (!Array.isArray(errorDetails)) return false
  const first: unknown = errorDetails[0]
  return typeof first === 'object' && first !== null && 'errorId' in first && 'message' in first
}
