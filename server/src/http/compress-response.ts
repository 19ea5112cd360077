import {
  type Bytes,
  compress,
  type ContentEncoding,
  encodingFor,
  streamCompressor,
} from '@cairn/commerce/platform/cache/content-encoding'
import { headers as wireHeaders } from '@cairn/contract/wire/headers'

/**
 * Compresses a response that no other part has compressed, if the client accepts it. A body of known length is
 * compressed as a whole; a stream remains a stream.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { headers } = response
  if (!isCompressible(response)) return response
  headers.append('vary', 'accept-encoding')
  const encoding = encodingFor(request)
  if (!encoding || isSmall(headers) || isGuessable(request, headers)) return response
  headers.set('content-encoding', encoding)
  const etag = headers.get('etag')
  // The tag is the same for the bytes and their compressed form.
  if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
  const hasLength = headers.has('content-length')
  headers.delete('content-length')
  if (request.method === 'HEAD' || !response.body) return response
  return hasLength ? compressWhole(response, encoding) : compressStream(response, encoding)
}

async function compressWhole(response: Response, encoding: ContentEncoding): Promise<Response> {
  const { status, headers } = response
  const bytes = await inTurn(Buffer.from(await response.arrayBuffer()), encoding)
  headers.set('content-length', String(bytes.byteLength))
  return new Response(bytes, { status, headers })
}

const compressStream = ({ status, headers, body }: Response, encoding: ContentEncoding) =>
  new Response(body?.pipeThrough(streamCompressor(encoding)) ?? null, { status, headers })

/** Below this size the headers and the connection cost more than the compression saves. */
const minBytes = 1024

function isSmall(headers: Headers): boolean {
  const length = headers.get('content-length')
  return length !== null && Number(length) < minBytes
}

const compressibleType = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg\+xml)/

const statusesWithoutBody = new Set([101, 204, 205, 206, 304])

function isCompressible({ status, headers }: Response): boolean {
  return (
    !statusesWithoutBody.has(status) &&
    compressibleType.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding') &&
    !/\baccept-encoding\b/i.test(headers.get('vary') ?? '') &&
    !/\bno-transform\b/i.test(headers.get('cache-control') ?? '')
  )
}

/**
 * The length of a compressed page tells whether a text in its URL also occurs elsewhere in the page. Another site
 * that makes a browser open private pages could guess their contents with it, so these are sent uncompressed
 * (decision 042). Other sites cannot make calls, because they cannot send the access key.
 */
function isGuessable(request: Request, headers: Headers): boolean {
  const isPrivate = /\bprivate\b/.test(headers.get('cache-control') ?? '')
  if (!isPrivate || request.headers.has(wireHeaders.accessKey)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site === null) return new URL(request.url).search !== ''
  return site !== 'same-origin' && site !== 'none'
}

/** Each compression needs memory, and the threads that do it also read files and hash passwords. */
const maxConcurrent = 2
let running = 0
const waiting: (() => void)[] = []

async function inTurn(identity: Bytes, encoding: ContentEncoding): Promise<Bytes> {
  if (running < maxConcurrent) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await compress(identity, encoding, 'fast')
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
