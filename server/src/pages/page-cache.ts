import { createCache, type LoadResult, type Cache } from '@cairn/commerce/platform/cache/cache'
import {
  respondEncoded,
  type EncodedBody,
  encodeBody,
  bytesInCache,
} from '@cairn/commerce/platform/cache/encoded-response'
import { flagCookies, previewCookies } from '@cairn/contract/wire/cookies'
import { headers as wireHeaders } from '@cairn/contract/wire/headers'
import { sharedPageUrl } from '@cairn/storefront/pages'
import type { RenderInTurn } from './page-turns.ts'
import type { RenderedPage } from './render-page.ts'

type CachedPage = { status: number; headers: [string, string][]; body: EncodedBody }

export type PageCache = Cache<CachedPage>

/** With these limits no process shows an outdated price for five seconds. */
export const createPageCache = (nowMs: () => number): PageCache =>
  createCache<CachedPage>({
    maxBytes: 96 * 1024 * 1024,
    freshMs: 60_000,
    staleMs: 2_000,
    nowMs,
  })

type PageHandlerDeps = {
  render: (request: Request, clientIp: string) => Promise<RenderedPage>
  /** Undefined in development: every page is rendered. */
  cache: PageCache | undefined
  /** Undefined if clients do not take turns. */
  inTurn?: RenderInTurn | undefined
}

const atOnce: RenderInTurn = (_client, render) => render()

/** Public pages come from the cache, the same bytes for everybody. All others are rendered per request. */
export function createPageHandler({ render, cache, inTurn = atOnce }: PageHandlerDeps) {
  return async function handlePage(request: Request, clientIp: string): Promise<Response> {
    const sharedUrl =
      cache && canBeShared(request) ? sharedPageUrl(new URL(request.url)) : undefined
    if (!cache || !sharedUrl) {
      return inTurn({ request, clientIp }, async () =>
        uncachedResponse(await render(request, clientIp)),
      )
    }
    const key = `${sharedUrl.pathname}${sharedUrl.search}`
    const respond = async () => {
      const page = await cache.getOrLoad(key, async () =>
        toCacheEntry(await render(anonymousRequest(request, sharedUrl), clientIp)),
      )
      const headers = new Headers(page.headers)
      keepParameters(headers, { from: new URL(request.url), without: sharedUrl })
      headers.set(wireHeaders.correlationId, crypto.randomUUID())
      return respondEncoded(page.body, request, { status: page.status, headers })
    }
    return cache.has(key) ? respond() : inTurn({ request, clientIp }, respond)
  }
}

/** A redirect keeps the parameters that do not change a page, such as those of a campaign. */
function keepParameters(headers: Headers, urls: { from: URL; without: URL }) {
  const location = headers.get('location')
  if (location === null) return
  const kept = new URLSearchParams(
    [...urls.from.searchParams].filter(([name]) => !urls.without.searchParams.has(name)),
  )
  if (kept.size === 0) return
  headers.set('location', `${location}${location.includes('?') ? '&' : '?'}${kept}`)
}

/** Previews and mocked pages are private to the browser. */
const canBeShared = ({ method, headers }: Request) =>
  (method === 'GET' || method === 'HEAD') && !privateCookies.test(headers.get('cookie') ?? '')

const privateCookies = new RegExp(
  `(?:^|;\\s*)(?:${flagCookies.mock}|${previewCookies.date}|(?:__Host-)?${previewCookies.key})=`,
)

/** Without any data of the visitor, so that a cached page cannot contain any. */
const anonymousRequest = ({ headers }: Request, sharedUrl: URL) =>
  new Request(sharedUrl, { headers: { accept: headers.get('accept') ?? '*/*' } })

function toCacheEntry({
  status,
  headers,
  body: content,
  cacheTags: made,
}: RenderedPage): LoadResult<CachedPage> {
  const type = headers.get('content-type') ?? 'text/html; charset=utf-8'
  const isCacheable = status === 200 && made.isComplete && !headers.has('set-cookie')
  headers.set('cache-control', isCacheable ? 'public, max-age=5' : 'private, no-store')
  headers.delete(wireHeaders.correlationId)
  const body = encodeBody(Buffer.from(content), type)
  const value = { status, headers: [...headers], body }
  if (isCacheable) return { value, store: { tags: made.tags, bytes: bytesInCache(body) } }
  return { value, isFailure: status >= 500 || !made.isComplete }
}

/** States the length, so that the page is compressed as a whole. */
function uncachedResponse({ status, headers, body }: RenderedPage): Response {
  if (body.length === 0) return new Response(null, { status, headers })
  headers.set('content-length', String(Buffer.byteLength(body)))
  return new Response(body, { status, headers })
}
