import { Worker } from 'node:worker_threads'
import {
  encodeBody,
  type EncodedBody,
  respondEncoded,
} from '@cairn/commerce/platform/cache/encoded-response'
import { createMemoryCounter } from '@cairn/commerce/platform/limits/rate-counter'
import { networkOf } from '@cairn/commerce/platform/limits/rate-limits'
import { callName } from '@cairn/commerce/platform/wire/perform'
import type { Route } from '@cairn/commerce/platform/wire/serve'
import { referencePolicy } from '../../http/security-headers.ts'
import type { ReferenceJob, ReferenceTexts } from './reference-worker.ts'

export type Reference = Record<
  'document' | 'page',
  (request: Request, clientIp: string) => Promise<Response>
>

type ReferenceSettings = { publicOrigin: string; routes: readonly Route[]; isLimited: boolean }

/** For each network and minute. A developer needs few, and each answer has half a megabyte. */
const requestsPerMinute = 60

/** The document changes only with the code of the shop. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400'

/**
 * The OpenAPI document and its page. They are generated at the first request, because few read them, and in another
 * thread, because that takes a second.
 */
export function createReference(settings: ReferenceSettings): Reference {
  const count = createMemoryCounter()
  let bodies: Promise<Record<'document' | 'page', EncodedBody>> | undefined

  const answer = (kind: 'document' | 'page') => async (request: Request, clientIp: string) => {
    const { network, secondsLeft } = await count('read', {
      caller: undefined,
      network: networkOf(clientIp),
    })
    if (settings.isLimited && network > requestsPerMinute) return tooManyRequests(secondsLeft)
    bodies ??= generate(settings)
      .then(bodiesOf)
      .catch((error: unknown) => {
        bodies = undefined
        throw error
      })
    const body = (await bodies)[kind]
    const headers = new Headers({ 'cache-control': cacheControl })
    if (kind === 'page') headers.set('content-security-policy', referencePolicy)
    return respondEncoded(body, request, { headers })
  }
  return { document: answer('document'), page: answer('page') }
}

function generate({ publicOrigin, routes }: ReferenceSettings): Promise<ReferenceTexts> {
  const declaredOnly = routes.filter((route) => route.isOnlyDeclared).map(callName)
  const workerData: ReferenceJob = { publicOrigin, declaredOnly }
  const worker = new Worker(new URL('./reference-worker.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

const bodiesOf = ({ document, page }: ReferenceTexts) => ({
  document: encodeBody(Buffer.from(document), 'application/json'),
  page: encodeBody(Buffer.from(page), 'text/html; charset=utf-8'),
})

const tooManyRequests = (seconds: number): Response =>
  new Response('Too many requests.', {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    },
  })
