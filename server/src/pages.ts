import { flagCookies } from '@cairn/contract/cookies'
import { headers as wireHeaders } from '@cairn/contract/headers'
import {
  answerFinished,
  type Finished,
  finish,
  weightOf,
} from '@cairn/commerce/platform/kept/finished'
import { createShelf, type Made, type Shelf } from '@cairn/commerce/platform/kept/shelf'
import { sharedAddress } from '@cairn/storefront/pages'
import type { RenderedPage } from './render-page.ts'

type KeptPage = { status: number; headers: [string, string][]; finished: Finished }

export type KeptPages = Shelf<KeptPage>

/** Within these bounds a price is never wrong for five seconds on any node. */
export const createKeptPages = (now: () => number): KeptPages =>
  createShelf<KeptPage>({
    bytes: 96 * 1024 * 1024,
    freshMilliseconds: 60_000,
    bearableMilliseconds: 2_000,
    now,
  })

type PagesNeeds = {
  render: (request: Request, clientAddress: string) => Promise<RenderedPage>
  /** Absent in development: every page is made anew. */
  kept: KeptPages | undefined
}

/** Public pages as finished bytes, the same for everybody; all others made for the one who asks. */
export function createPages({ render, kept }: PagesNeeds) {
  return async function answer(request: Request, clientAddress: string): Promise<Response> {
    const address = kept && isForAnybody(request) ? sharedAddress(new URL(request.url)) : undefined
    if (!kept || !address) return ownAnswer(await render(request, clientAddress))
    const page = await kept.through(`${address.pathname}${address.search}`, async () =>
      madeOf(await render(askedByAnybody(request, address), clientAddress)),
    )
    const headers = new Headers(page.headers)
    headers.set(wireHeaders.correlationId, crypto.randomUUID())
    return answerFinished(page.finished, request, { status: page.status, headers })
  }
}

/** A draft is somebody's own, and so is a shop of samples. */
const isForAnybody = ({ method, headers }: Request) =>
  (method === 'GET' || method === 'HEAD') && !ownCookies.test(headers.get('cookie') ?? '')

const ownCookies = new RegExp(`(?:^|;\\s*)(?:${flagCookies.mock}|preview-date)=`)

/** Nothing of the visitor goes in, so nothing of anybody can come out. */
const askedByAnybody = ({ headers }: Request, address: URL) =>
  new Request(address, { headers: { accept: headers.get('accept') ?? '*/*' } })

function madeOf({ status, headers, html, madeOf: made }: RenderedPage): Made<KeptPage> {
  const type = headers.get('content-type') ?? 'text/html; charset=utf-8'
  const isKept = status === 200 && made.isWhole && !headers.has('set-cookie')
  headers.set('cache-control', isKept ? 'public, max-age=5' : 'private, no-store')
  headers.delete(wireHeaders.correlationId)
  const finished = finish(Buffer.from(html), type)
  const value = { status, headers: [...headers], finished }
  if (isKept) return { value, keep: { tags: made.tags, bytes: weightOf(finished) } }
  return { value, isFailure: status >= 500 || !made.isWhole }
}

const ownAnswer = ({ status, headers, html }: RenderedPage) =>
  new Response(html === '' ? null : html, { status, headers })
