import { createHash } from 'node:crypto'
import { type Bytes, compress, type ContentEncoding, encodingFor } from './content-encoding.ts'

/** The bytes of a response, uncompressed and compressed. */
export type EncodedBody = {
  type: string
  etag: string
  identity: Bytes
  /** The compressed bytes. Undefined for an asset without a variant in this encoding, such as a picture. */
  compressedWith: (encoding: ContentEncoding) => Bytes | Promise<Bytes> | undefined
}

export const encodeBody = (identity: Bytes, type: string): EncodedBody => ({
  type,
  etag: etagOf(identity),
  identity,
  compressedWith: lazyCompressor(identity),
})

/** 162 of the 256 bits of the hash. */
const etagHashLength = 27

/** A weak tag, because it is the same for the bytes and their compressed forms. */
export const etagOf = (identity: Bytes): string =>
  `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, etagHashLength)}"`

/** Thorough compressions run one after the other, because each one needs megabytes. */
let thoroughQueue: Promise<unknown> = Promise.resolve()

type CompressedEntry = { bytes: Bytes | Promise<Bytes>; isThoroughRequested: boolean }

/**
 * The first request for an encoding gets a fast compression. The second one starts a thorough compression in the
 * background, which later requests get.
 */
function lazyCompressor(identity: Bytes): EncodedBody['compressedWith'] {
  const entries = new Map<ContentEncoding, CompressedEntry>()
  return (encoding) => {
    const entry = entries.get(encoding)
    if (!entry) {
      const bytes = compress(identity, encoding, 'fast')
      entries.set(encoding, { bytes, isThoroughRequested: false })
      return bytes
    }
    if (!entry.isThoroughRequested) {
      entry.isThoroughRequested = true
      thoroughQueue = thoroughQueue
        .then(async () => {
          entry.bytes = await compress(identity, encoding, 'thorough')
        })
        .catch(() => {})
    }
    return entry.bytes
  }
}

/** The approximate size in a cache: the compressed forms of a text take at most half of its size together. */
export const bytesInCache = ({ identity }: EncodedBody): number => identity.byteLength * 1.5

/** Responds in the best encoding that the client accepts, or with 304 if it has the current version. */
export async function respondEncoded(
  { type, etag, identity, compressedWith }: EncodedBody,
  request: Request,
  { status = 200, headers }: { status?: number; headers: Headers },
): Promise<Response> {
  headers.set('content-type', type)
  headers.set('etag', etag)
  headers.append('vary', 'accept-encoding')
  if (status === 200 && matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const encoding = encodingFor(request)
  const compressedBytes = encoding && (await compressedWith(encoding))
  if (compressedBytes) headers.set('content-encoding', encoding)
  const body = compressedBytes ?? identity
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/** Compares weakly: `W/` is ignored on both sides. */
const matchesEtag = (ifNoneMatch: string | null, etag: string) =>
  ifNoneMatch !== null &&
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))
