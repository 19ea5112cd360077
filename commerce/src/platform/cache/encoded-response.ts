import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The bytes of a response, uncompressed and compressed. */
export type EncodedBody = {
  type: string
  etag: string
  identity: Bytes
  /** The compressed bytes, or undefined if there are none in this encoding. */
  encodedAs: (encoding: ContentEncoding) => Bytes | Promise<Bytes> | undefined
}

export type Bytes = Buffer<ArrayBuffer>
export type ContentEncoding = (typeof encodings)[number]

/** In order of preference. */
const encodings = ['br', 'gzip'] as const

export const encodeBody = (identity: Bytes, type: string): EncodedBody => ({
  type,
  etag: etagOf(identity),
  identity,
  encodedAs: createEncodings(identity),
})

/** A weak tag, because it is the same for the bytes and their compressed forms. */
export const etagOf = (identity: Bytes): string =>
  `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`

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
let lastThorough: Promise<unknown> = Promise.resolve()

/** Compresses quickly for the first request, which waits for it, and thoroughly after the second one. */
function createEncodings(identity: Bytes): EncodedBody['encodedAs'] {
  const encoded = new Map<ContentEncoding, { bytes: Bytes | Promise<Bytes>; isThorough: boolean }>()
  return (encoding) => {
    const form = encoded.get(encoding)
    if (!form) {
      const bytes = compress[encoding](identity, fastLevels[encoding])
      encoded.set(encoding, { bytes, isThorough: false })
      return bytes
    }
    if (!form.isThorough) {
      form.isThorough = true
      lastThorough = lastThorough
        .then(async () => {
          form.bytes = await compress[encoding](identity, thoroughLevels[encoding])
        })
        .catch(() => {})
    }
    return form.bytes
  }
}

/** The approximate size in a cache: the compressed forms of a text take at most half of its size together. */
export const bytesInCache = ({ identity }: EncodedBody): number => identity.byteLength * 1.5

/** Responds in the best encoding that the client accepts, or with 304 if it has the current version. */
export async function respondEncoded(
  { type, etag, identity, encodedAs }: EncodedBody,
  request: Request,
  { status = 200, headers }: { status?: number; headers: Headers },
): Promise<Response> {
  headers.set('content-type', type)
  headers.set('etag', etag)
  headers.append('vary', 'accept-encoding')
  if (status === 200 && matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const accepted = acceptedEncodings(request.headers.get('accept-encoding'))
  const encoding = encodings.find((name) => accepted.has(name))
  const compressed = encoding && (await encodedAs(encoding))
  if (compressed) headers.set('content-encoding', encoding)
  const body = compressed ?? identity
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/** HTTP caches turn strong tags into weak ones. */
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
