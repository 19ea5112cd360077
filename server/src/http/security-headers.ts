import { createHash } from 'node:crypto'
import { canOpenPaymentWindow } from '@cairn/contract/payments/payment-pages'
import { plainPageStyle, referenceStyle } from '../pages/inline-styles.ts'

export type HeaderSettings = {
  publicOrigin: string
  isDevelopment: boolean
  /** The origin of the payment provider's windows, if pages show any. */
  paymentOrigin?: string | undefined
}

type PageHeaderSettings = HeaderSettings & {
  /** Whether the page is a preview, which pages of the shop may embed. */
  isPreview?: boolean
  /** Whether the site of the page uses Google Analytics. */
  usesGoogle?: boolean
}

export type HashedPage = { html: string; hashes: readonly string[] }

/**
 * The inline scripts of the page itself carry the nonce of its rendering; scripts injected through content
 * do not. Replaces the nonce with hashes of the scripts, so that the page can be cached for everybody.
 */
export function hashScripts(html: string, nonce: string): HashedPage {
  const nonceScript = new RegExp(
    `<script(?=[^>]* nonce="${nonce}")[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  const texts = Array.from(html.matchAll(nonceScript), ([, text = '']) => text)
  const hashes = [...new Set(texts.filter((text) => text !== '').map(hashOf))]
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes }
}

/** A document keeps the policy it was loaded with, also after navigations within the page. */
export function pageHeaders(
  path: string,
  page: Pick<HashedPage, 'hashes'>,
  { paymentOrigin: windowOrigin, ...settings }: PageHeaderSettings,
): [string, string][] {
  const frameHeaders: [string, string][] = settings.isPreview
    ? [['x-frame-options', 'SAMEORIGIN']]
    : []
  if (!windowOrigin || !canOpenPaymentWindow(path)) {
    return [...frameHeaders, ['content-security-policy', pagePolicy(page, settings)]]
  }
  return [
    ...frameHeaders,
    ['content-security-policy', pagePolicy(page, { ...settings, paymentOrigin: windowOrigin })],
    // Otherwise the payment window has no access to its opener.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ]
}

export function pagePolicy(
  { hashes }: Pick<HashedPage, 'hashes'>,
  {
    publicOrigin,
    isDevelopment,
    paymentOrigin: windowOrigin,
    isPreview = false,
    usesGoogle,
  }: PageHeaderSettings,
): string {
  const scripts = isDevelopment ? ["'unsafe-inline'"] : hashes
  const own = isPreview ? ["'self'"] : []
  const google = googleSourcesOf(usesGoogle)
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...google.scripts].join(' ')}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...google.pixels].join(' '),
    "font-src 'self'",
    [`connect-src 'self'${isDevelopment ? ' ws:' : ''}`, ...google.pixels].join(' '),
    "worker-src 'self'",
    // Videos of content pages: nothing is loaded before a shopper or an author starts them.
    "media-src 'self' https:",
    `frame-src ${[...own, videoOrigin, ...(windowOrigin ? [windowOrigin] : [])].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
    ...(publicOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Where Google Analytics comes from, and where it sends to. Without Google's signals it needs no others. */
const googleSourcesOf = (usesGoogle: boolean | undefined) =>
  usesGoogle
    ? {
        scripts: ['https://www.googletagmanager.com'],
        pixels: [
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ],
      }
    : { scripts: [], pixels: [] }

/** Sets no cookie before a video is played. */
const videoOrigin = 'https://www.youtube-nocookie.com'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const referencePolicy = `default-src 'none'; style-src ${hashOf(referenceStyle)}; frame-ancestors 'none'`

/** For pages of the server itself. A mail is shown in a frame, which inherits this policy; mails have inline styles. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(plainPageStyle)}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** For responses that are not pages: they may not load or run anything. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

export function addSecurityHeaders(response: Response, { publicOrigin }: HeaderSettings): Response {
  const { headers } = response
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', dataPolicy)
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY')
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
