import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { wordmarkPath } from '@cairn/commerce/mail/render-mail'
import {
  respondEncoded,
  etagOf,
  type EncodedBody,
} from '@cairn/commerce/platform/cache/encoded-response'
import { readCompressedVariants, isCompressedFile } from './precompressed-files.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

type Asset = EncodedBody & { isHashed: boolean; isForMails: boolean }

export type Assets = (request: Request) => Promise<Response> | undefined

/** The storefront's built files and their compressed variants, read once and served from memory. */
export async function readAssets(folder: string): Promise<Assets> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && !isCompressedFile(entry.name))
  const assets = new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, Asset]> => {
        const path = join(parentPath, name)
        const urlPath = `/${relative(folder, path).split(sep).join('/')}`
        const isHashed = urlPath.startsWith('/assets/')
        return [
          urlPath,
          { ...(await readAsset(path)), isHashed, isForMails: urlPath === wordmarkPath },
        ]
      }),
    ),
  )
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const asset = assets.get(new URL(request.url).pathname)
    return asset && respondWithAsset(asset, request)
  }
}

async function readAsset(path: string): Promise<EncodedBody> {
  const identity = await readFile(path)
  const variants = await readCompressedVariants(path, identity)
  return {
    type: contentTypes[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(identity),
    identity,
    compressedWith: (encoding) => variants[encoding],
  }
}

async function respondWithAsset(
  { isHashed, isForMails, ...body }: Asset,
  request: Request,
): Promise<Response> {
  const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const headers = new Headers({
    'cache-control': cacheControl,
    ...(isForMails && { 'cross-origin-resource-policy': 'cross-origin' }),
  })
  const partialResponse = body.type.startsWith('video/') && respondWithRange(body, request, headers)
  return partialResponse || respondEncoded(body, request, { headers })
}

type Range = { from: number; to: number }

const singleRange = /^bytes=(\d*)-(\d*)$/

/** Undefined: the whole content is requested. Null: the range is not satisfiable. */
function parseRange(header: string | null, size: number): Range | null | undefined {
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
function respondWithRange(
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
