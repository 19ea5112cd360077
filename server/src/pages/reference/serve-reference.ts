import {
  encodeBody,
  type EncodedBody,
  respondEncoded,
} from '@cairn/commerce/platform/cache/encoded-response'
import { createMemoryCounter } from '@cairn/commerce/platform/limits/rate-counter'
import { networkOf } from '@cairn/commerce/platform/limits/rate-limits'
import type { Route } from '@cairn/commerce/platform/wire/serve'
import { calls } from '@cairn/contract/calls'
import { openApiOf } from '@cairn/contract/reference/openapi'
import type { Call } from '@cairn/contract/wire/call'
import { referencePolicy } from '../../http/security-headers.ts'
import { referencePage } from './reference-page.ts'

export type Reference = Record<
  'document' | 'page',
  (request: Request, clientIp: string) => Promise<Response>
>

type ReferenceSettings = { publicOrigin: string; routes: readonly Route[]; isLimited: boolean }

/** For each network and minute. A developer needs few, and each answer has half a megabyte. */
const requestsPerMinute = 60

/** The document changes only with the code of the shop. */
const cacheControl = 'public, max-age=300, stale-while-revalidate=86400'

/** The OpenAPI document and its page. They are generated at the first request, because few read them. */
export function createReference(settings: ReferenceSettings): Reference {
  const count = createMemoryCounter()
  let bodies: Record<'document' | 'page', EncodedBody> | undefined

  const answer = (kind: 'document' | 'page') => async (request: Request, clientIp: string) => {
    const { network, secondsLeft } = await count('read', {
      caller: undefined,
      network: networkOf(clientIp),
    })
    if (settings.isLimited && network > requestsPerMinute) return tooManyRequests(secondsLeft)
    bodies ??= bodiesOf(documentOf(settings))
    const headers = new Headers({ 'cache-control': cacheControl })
    if (kind === 'page') headers.set('content-security-policy', referencePolicy)
    return respondEncoded(bodies[kind], request, { headers })
  }
  return { document: answer('document'), page: answer('page') }
}

function documentOf({ publicOrigin, routes }: ReferenceSettings): string {
  const declaredOnly = new Set<Call>(
    routes.filter((route) => route.isOnlyDeclared).map(({ call }) => call),
  )
  const isBuilt = (call: Call) => !declaredOnly.has(call)
  return JSON.stringify(openApiOf(calls, { publicOrigin, isBuilt }))
}

const bodiesOf = (document: string) => ({
  document: encodeBody(Buffer.from(document), 'application/json'),
  page: encodeBody(
    Buffer.from(String(referencePage(JSON.parse(document)))),
    'text/html; charset=utf-8',
  ),
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
