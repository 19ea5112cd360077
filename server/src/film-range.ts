import type { Finished } from '@cairn/commerce/platform/kept/finished'

type Range = { from: number; to: number }

const single = /^bytes=(\d*)-(\d*)$/

/** The part of something that is asked for; none: all of it, null: there is no such part. */
export function rangeIn(header: string | null, size: number): Range | null | undefined {
  const [, from = '', to = ''] = single.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  const range = from === '' ? lastOf(size, Number(to)) : { from: Number(from), to: endOf(to, size) }
  return range.from <= range.to ? range : null
}

const lastOf = (size: number, count: number): Range => ({
  from: Math.max(0, size - count),
  to: size - 1,
})

const endOf = (to: string, size: number) => Math.min(to === '' ? size : Number(to), size - 1)

/** Players fetch a film in parts, and some play nothing that cannot be had so. */
export function answerInParts(
  { type, etag, identity }: Finished,
  request: Request,
  headers: Headers,
): Response | undefined {
  const size = identity.byteLength
  headers.set('accept-ranges', 'bytes')
  // A weak tag does not promise the same bytes: who wants a part of just those gets all.
  if (request.headers.has('if-range')) return undefined
  const range = rangeIn(request.headers.get('range'), size)
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
