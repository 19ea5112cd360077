import type { EncodedBody } from '@cairn/commerce/platform/cache/encoded-response'

type Range = { from: number; to: number }

const singleRange = /^bytes=(\d*)-(\d*)$/

/** Undefined: the whole content is requested. Null: the range is not satisfiable. */
export function parseRange(header: string | null, size: number): Range | null | undefined {
  const [, from = '', to = ''] = singleRange.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  const range =
    from === '' ? suffixRange(size, Number(to)) : { from: Number(from), to: clampEnd(to, size) }
  return range.from <= range.to ? range : null
}

const suffixRange = (size: number, count: number): Range => ({
  from: Math.max(0, size - count),
  to: size - 1,
})

const clampEnd = (to: string, size: number) => Math.min(to === '' ? size : Number(to), size - 1)

/** Players fetch videos in ranges, and some play only what supports ranges. */
export function respondWithRange(
  { type, etag, identity }: EncodedBody,
  request: Request,
  headers: Headers,
): Response | undefined {
  const size = identity.byteLength
  headers.set('accept-ranges', 'bytes')
  // A weak ETag does not guarantee identical bytes, so a conditional range gets the whole content.
  if (request.headers.has('if-range')) return undefined
  const range = parseRange(request.headers.get('range'), size)
  if (range === undefined) return undefined
  headers.set('etag', etag)
  if (range === null) {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const part = identity.subarray(range.from, range.to + 1)
  headers.set('content-type', type)
  headers.set('content-range', `bytes ${range.from}-${range.to}/${size}`)
  headers.set('content-length', String(part.byteLength))
  return new Response(request.method === 'HEAD' ? null : part, { status: 206, headers })
}
