import { calls } from '@cairn/contract/calls'
import { vi } from 'vitest'
import { tableOf } from '../../build-plugins/call-table.ts'
import type { BrowserState } from './browser-state.ts'
import type { CallRow } from './call-request.ts'
import { createCommerceClient } from './commerce-client.ts'

const given: unknown = tableOf(calls)
export const table = given as Record<keyof typeof calls, CallRow>
export const basketId = '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5f'
export const readCart = { params: { basketId }, query: {} }
export const hour = 3_600_000

/** What the browser of a test holds, and what it has sent. */
export const browser = { cookies: new Map<string, string>(), sent: new Array<Request>() }

export const state: BrowserState = {
  settings: {
    locale: 'en-us',
    siteId: 'CAIRN-US',
    region: 'NORA',
    accessKey: 'the-key',
    validatesAnswers: false,
    asksForCaptcha: false,
    asksCaptchaForAddress: false,
  },
  origin: 'http://localhost:3000',
  orderChannel: () => 'e-commerce',
  cookies: () =>
    Array.from(browser.cookies, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join(
      '; ',
    ),
  isPreview: () => false,
  pageViewId: () => 'the-page-view',
  trustId: () => 'the-browser',
}

export const validating: BrowserState = {
  ...state,
  settings: { ...state.settings, validatesAnswers: true },
}

export type Reply = { status?: number; body?: unknown } | 'nothing'
type Replies = (request: Request, nth: number) => Reply

export const errorBody = (errorId: string, message = errorId) => ({
  errorDetails: [{ errorId, message }],
  correlationId: 'c',
})
export const error = (status: number, errorId: string) => ({ status, body: errorBody(errorId) })
export const isToken = ({ url }: Request) => new URL(url).pathname === '/api/token/v2/auth/token'

export function answering(replies: Replies, of: BrowserState = state) {
  const counts = new Map<string, number>()
  vi.stubGlobal('fetch', async (request: Request) => {
    browser.sent.push(request)
    const nth = (counts.get(request.url) ?? 0) + 1
    counts.set(request.url, nth)
    const reply = replies(request, nth)
    if (reply === 'nothing') throw new TypeError('Failed to fetch')
    return Response.json(reply.body ?? {}, { status: reply.status ?? 200 })
  })
  return createCommerceClient(table, of)
}

export const livingSession = () => {
  browser.cookies.set('cairn_access_expires', new Date(Date.now() + hour).toISOString())
}

/** The server's answer to a token, cookies and all. */
export function grantSession(): Reply {
  livingSession()
  return { body: { consumerType: 'GUEST' } }
}

export function newBrowser() {
  browser.cookies.clear()
  browser.sent.length = 0
}
