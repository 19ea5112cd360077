import { Duplex } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

export type Bytes = Buffer<ArrayBuffer>
export type ContentEncoding = (typeof encodings)[number]

/** In order of preference. */
const encodings = ['br', 'gzip'] as const

/** The best encoding that the client accepts, if any. */
export function encodingFor(request: Request): ContentEncoding | undefined {
  const acceptedNames = acceptedEncodings(request.headers.get('accept-encoding'))
  return encodings.find((name) => acceptedNames.has(name))
}

function acceptedEncodings(header: string | null): Set<string> {
  const entries = (header ?? '').toLowerCase().split(',')
  return new Set(
    entries
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .filter(([, quality = 'q=1']) => !/^q=0(?:\.0*)?$/.test(quality))
      .map(([name = '']) => name),
  )
}

/** Fast for what is sent once, thorough for what is sent often. */
const levels = { fast: { br: 3, gzip: 2 }, thorough: { br: 5, gzip: 6 } }

export const compress = (
  identity: Bytes,
  encoding: ContentEncoding,
  effort: keyof typeof levels,
): Promise<Bytes> => {
  const level = levels[effort][encoding]
  if (encoding === 'gzip') return promisify(gzip)(identity, { level })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  }
  return promisify(brotliCompress)(identity, { params })
}

/** A window of 64 KB, because each open response has a compressor of its own. */
const streamWindowBits = 16

type BytesTransform = ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>

/** Passes on the compressed form of each chunk at once. */
export function streamCompressor(encoding: ContentEncoding): BytesTransform {
  const compressor =
    encoding === 'gzip'
      ? createGzip({ level: levels.fast.gzip, flush: constants.Z_SYNC_FLUSH })
      : createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: levels.fast.br,
            [constants.BROTLI_PARAM_LGWIN]: streamWindowBits,
          },
        })
  // Node and the browser library declare the same streams differently.
  return Duplex.toWeb(compressor) as unknown as BytesTransform
}
