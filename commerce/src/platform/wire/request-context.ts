import { consentCookie } from '@cairn/contract/consent/consent'
import type { Locale, Site } from '@cairn/contract/sites/sites'
import { flagCookies, previewCookies } from '@cairn/contract/wire/cookies'
import { groupsCookie } from '@cairn/contract/wire/groups-cookie'
import { storeCookie } from '@cairn/contract/wire/store-cookie'
import type { CacheTag } from '../cache/cache-tags.ts'
import type { Preview } from './preview.ts'

/** What is known of a request before its input is read. */
export type RequestContext = {
  locale: Locale
  site: Site
  cookies: CookieJar
  usid: string | undefined
  challengeSolution: string | undefined
  /** Identifies a request that must be carried out only once. */
  idempotencyKey: string | undefined
  orderChannel: string | undefined
  /** Where the shopper comes from, if it is not the shop itself. */
  leadSource: string | undefined
  clientIp: string
  userAgent: string | undefined
  /** Whether the browser asks not to sell or share data about its user (Global Privacy Control). */
  hasPrivacyControl: boolean
  /** Aborted when the client has closed its connection. */
  signal: AbortSignal
  /** Whether a page of the shop makes the call for a form, which works without scripts too. */
  isFromPage: boolean
  correlationId: string
  transactionId: string
  /** Present for calls that are authorised by a signature. */
  signedBody?: SignedBody
  /** Undefined if the request may see published content only. */
  preview: Preview | undefined
  cacheTags: CacheTags
}

/** The unparsed body, and the headers that may contain its signature. */
export type SignedBody = { body: string; header: (name: string) => string | undefined }

/** The cache tags of everything that was read for this request, so that a page can be cached under them. */
export type CacheTags = {
  tags: Set<CacheTag>
  /** False if a call failed temporarily: the result must not be cached. */
  isComplete: boolean
}

/** The part of the context that the handler of a public call sees: its answer is the same for all clients. */
export type PublicContext = Pick<RequestContext, 'locale' | 'site' | 'preview'> & {
  /** Adds tags to the answer. An answer without tags is not cached. */
  cacheTags: (...tags: CacheTag[]) => void
}

type PendingCookie = { value: string; maxAgeSeconds: number }

const cookiePair = /^\s*([^=;\s]+)=([^;]*)$/
const readableNames = new Set<string>([
  ...Object.values(flagCookies),
  groupsCookie,
  previewCookies.date,
  storeCookie,
  consentCookie,
])

/** The cookies of a request and those that its answer will set. `get` sees both. */
export class CookieJar {
  readonly #received: ReadonlyMap<string, string>
  readonly #pending = new Map<string, PendingCookie>()
  readonly #secure: boolean

  constructor(header: string | null, secure: boolean) {
    this.#received = parse(header ?? '')
    this.#secure = secure
  }

  get(name: string): string | undefined {
    const pending = this.#pending.get(name)
    return (pending ? pending.value : this.#received.get(this.#wireName(name))) || undefined
  }

  set(name: string, value: string, maxAgeSeconds: number) {
    this.#pending.set(name, { value, maxAgeSeconds })
  }

  remove(name: string) {
    this.set(name, '', 0)
  }

  /** One set-cookie header for each changed cookie. */
  changes(): string[] {
    return [...this.#pending].map(([name, { value, maxAgeSeconds }]) =>
      [
        `${this.#wireName(name)}=${value}`,
        'Path=/',
        'SameSite=Lax',
        `Max-Age=${maxAgeSeconds}`,
        ...(readableNames.has(name) ? [] : ['HttpOnly']),
        ...(this.#secure ? ['Secure'] : []),
      ].join('; '),
    )
  }

  #wireName(name: string) {
    return this.#secure && !readableNames.has(name) ? `__Host-${name}` : name
  }
}

function parse(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const [, name = '', value = ''] = cookiePair.exec(part) ?? []
    if (name && !cookies.has(name)) cookies.set(name, value)
  }
  return cookies
}
