import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The bytes of a response, uncompressed and compressed. */
export type EncodedBody = {
  type: string
  etag: string
  identity: Bytes
  /** The compressed bytes. Undefined for an asset without a variant in this encoding, such as a picture. */
  compressedWith: (encoding: ContentEncoding) => Bytes | Promise<Bytes> | undefined
}

export type Bytes = Buffer<ArrayBuffer>
export type ContentEncoding = (typeof encodings)[number]

/** In order of preference. */
const encodings = ['br', 'gzip'] as const

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

const compress = {
  br: (identity: Bytes, quality: number) =>
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
  gzip: (identity: Bytes, level: number) => promisify(gzip)(identity, { level }),
}

const fastLevels = { br: 3, gzip: 2 }
const thoroughLevels = { br: 5, gzip: 6 }

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
      const bytes = compress[encoding](identity, fastLevels[encoding])
      entries.set(encoding, { bytes, isThoroughRequested: false })
      return bytes
    }
    if (!entry.isThoroughRequested) {
      entry.isThoroughRequested = true
      thoroughQueue = thoroughQueue
        .then(async () => {
          entry.bytes = await compress[encoding](identity, thoroughLevels[encoding])
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
  const acceptedNames = acceptedEncodings(request.headers.get('accept-encoding'))
  const encoding = encodings.find((name) => acceptedNames.has(name))
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

function acceptedEncodings(header: string | null): Set<string> {
  const entries = (header ?? '').toLowerCase().split(',')
  return new Set(
    entries
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .filter(([, quality = 'q=1']) => !/^q=0(?:\.0*)?$/.test(quality))
      .map(([name = '']) => name),
  )
}
