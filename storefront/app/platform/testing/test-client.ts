import { calls } from '@cairn/contract/calls'
import { refusals } from '@cairn/contract/refusals/refusals'
import { vi } from 'vitest'
import { callTableOf, refusalNamesOf } from '../../../build-plugins/call-table.ts'
import type { BrowserState } from '../calls/browser-state.ts'
import type { CallRow, RefusalNames } from '../calls/call-request.ts'
import { createCommerceClient } from '../calls/commerce-client.ts'

const table: unknown = callTableOf(calls)
const names: unknown = refusalNamesOf(refusals)
export const testCallTables = {
  callTable: table as Record<keyof typeof calls, CallRow>,
  refusalNames: names as RefusalNames,
}
export const basketId = '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5f'
export const readCart = { params: { basketId }, query: {} }
export const hour = 3_600_000

/** The cookies of a test's browser, and the requests it has sent. */
export const testBrowser = { cookies: new Map<string, string>(), requests: new Array<Request>() }

export const testState: BrowserState = {
  settings: {
    locale: 'en-us',
    siteId: 'CAIRN-US',
    region: 'NORA',
    accessKey: 'the-key',
    validatesAnswers: false,
    asksForCaptcha: false,
    captchaForAddress: false,
    canPreview: false,
  },
  origin: 'http://localhost:3000',
  orderChannel: () => 'e-commerce',
  cookies: () =>
    Array.from(testBrowser.cookies, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join(
      '; ',
    ),
  isPreview: () => false,
  pageViewId: () => 'the-page-view',
  trustId: () => 'the-browser',
}

export const validatingState: BrowserState = {
  ...testState,
  settings: { ...testState.settings, validatesAnswers: true },
}

export type Reply = { status?: number; body?: unknown } | 'nothing'
type Replies = (request: Request, requestNumber: number) => Reply

export const errorBody = (errorId: string, message = errorId) => ({
  errorDetails: [{ errorId, message }],
  correlationId: 'c',
})
export const errorReply = (status: number, errorId: string) => ({
  status,
  body: errorBody(errorId),
})
export const isTokenRequest = ({ url }: Request) =>
  new URL(url).pathname === '/api/token/v2/auth/token'

export function createTestClient(replies: Replies, state: BrowserState = testState) {
  const counts = new Map<string, number>()
  vi.stubGlobal('fetch', async (request: Request) => {
    testBrowser.requests.push(request)
    const requestNumber = (counts.get(request.url) ?? 0) + 1
    counts.set(request.url, requestNumber)
    const reply = replies(request, requestNumber)
    if (reply === 'nothing') throw new TypeError('Failed to fetch')
    if (reply.status === 204) return new Response(null, { status: 204 })
    return Response.json(reply.body ?? {}, { status: reply.status ?? 200 })
  })
  return createCommerceClient(testCallTables, state)
}

export const setSessionCookie = () => {
  testBrowser.cookies.set('cairn_access_expires', new Date(Date.now() + hour).toISOString())
}

/** The reply to a token request. Sets the session's cookie as well. */
export function grantSession(): Reply {
  setSessionCookie()
  return { body: { consumerType: 'GUEST' } }
}

export function resetTestBrowser() {
  testBrowser.cookies.clear()
  testBrowser.requests.length = 0
}
