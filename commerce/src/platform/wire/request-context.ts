import type { Locale, Site } from '@cairn/contract/sites/sites'
import type { CacheTag } from '../cache/cache-tags.ts'
import type { CookieJar } from './cookie-jar.ts'

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
  clientIp: string
  correlationId: string
  transactionId: string
  /** Present for calls that are authorised by a signature. */
  signedBody?: SignedBody
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
export type PublicContext = Pick<RequestContext, 'locale' | 'site'> & {
  /** Adds tags to the answer. An answer without tags is not cached. */
  cacheTags: (...tags: CacheTag[]) => void
}
