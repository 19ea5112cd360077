import { createHash } from 'node:crypto'
import { opensPayments } from '@cairn/contract/payment-pages'
import { inboxStyle } from './inbox/inbox-style.ts'
import { referenceStyle } from './reference-style.ts'

export type HeaderSettings = {
  publicOrigin: string
  isDevelopment: boolean
  /** Where the payment provider's windows are; absent where none is shown in a page. */
  windowOrigin?: string | undefined
}

export type SignedPage = { html: string; hashes: readonly string[] }

/**
 * The scripts that a page wrote itself carry the nonce of its rendering; one that came in with its
 * content does not. Their hashes then stand in for the nonce, so that the finished page is the same
 * for everybody and can be kept.
 */
export function signScripts(html: string, nonce: string): SignedPage {
  const own = new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([\\s\\S]*?)</script>`, 'g')
  const texts = Array.from(html.matchAll(own), ([, text = '']) => text)
  const hashes = [...new Set(texts.filter((text) => text !== '').map(hashOf))]
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes }
}

/** A document keeps what it was loaded with, wherever its scripts lead afterwards. */
export function pageHeaders(
  path: string,
  page: Pick<SignedPage, 'hashes'>,
  { windowOrigin, ...settings }: HeaderSettings,
): [string, string][] {
  if (!windowOrigin || !opensPayments(path)) {
    return [['content-security-policy', pagePolicy(page, settings)]]
  }
  return [
    ['content-security-policy', pagePolicy(page, { ...settings, windowOrigin })],
    // Else a window would not know who has opened it.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ]
}

export function pagePolicy(
  { hashes }: Pick<SignedPage, 'hashes'>,
  { publicOrigin, isDevelopment, windowOrigin }: HeaderSettings,
): string {
  const scripts = isDevelopment ? ["'unsafe-inline'"] : hashes
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "worker-src 'self'",
    // Videos that authors name: nothing of them is asked for before a shopper, or the author, wants it.
    "media-src 'self' https:",
    `frame-src ${[films, ...(windowOrigin ? [windowOrigin] : [])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(publicOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Sets no cookie before something is played. */
const films = 'https://www.youtube-nocookie.com'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const referencePolicy = `default-src 'none'; style-src ${hashOf(referenceStyle)}; frame-ancestors 'none'`

/** A mail is shown in a frame, which is under the policy of its page; its styles are written at each thing. */
export const inboxPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(inboxStyle)}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** For answers that are no page: nothing in them may load or run. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

export function secure(response: Response, { publicOrigin }: HeaderSettings): Response {
  const { headers } = response
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', dataPolicy)
  headers.set('x-content-type-options', 'nosniff')
  headers.set('x-frame-options', 'DENY')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  if (!headers.has('cross-origin-opener-policy')) {
    headers.set('cross-origin-opener-policy', 'same-origin')
  }
  if (!headers.has('cross-origin-resource-policy')) {
    headers.set('cross-origin-resource-policy', 'same-origin')
  }
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)')
  if (publicOrigin.startsWith('https:')) {
    headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
  }
  return response
}
