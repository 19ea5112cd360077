import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes as they go out, in every form that a client may want. */
export type Finished = {
  type: string
  etag: string
  bytes: Partial<Record<Encoding, Bytes>> & { identity: Bytes }
}

type Bytes = Buffer<ArrayBuffer>
type Encoding = 'br' | 'gzip' | 'identity'
type Quality = { brotli: number; gzip: number }

/** While somebody waits for it. */
export const quick: Quality = { brotli: 5, gzip: 5 }

export async function finish(identity: Bytes, type: string, quality: Quality): Promise<Finished> {
  return {
    type,
    etag: etagOf(identity),
    bytes: { identity, ...(await compressed(identity, quality)) },
  }
}

/** Weak: the same for the bytes and their compressed forms. */
export const etagOf = (identity: Bytes): string =>
  `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`

async function compressed(identity: Bytes, quality: Quality) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    promisify(gzip)(identity, { level: quality.gzip }),
  ])
  return { br, gzip: gz }
}

export const sizeOf = ({ bytes }: Finished): number =>
  Object.values(bytes).reduce((sum, { byteLength }) => sum + byteLength, 0)

/** The form that this client wants, or word that it has it already. */
export function answerFinished(
  { type, etag, bytes }: Finished,
  request: Request,
  { status = 200, headers }: { status?: number; headers: Headers },
): Response {
  headers.set('content-type', type)
  headers.set('etag', etag)
  headers.append('vary', 'accept-encoding')
  if (status === 200 && knows(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const wanted = acceptedEncodings(request.headers.get('accept-encoding'))
  const encoding = (['br', 'gzip'] as const).find((name) => wanted.has(name) && bytes[name])
  if (encoding) headers.set('content-encoding', encoding)
  const body = (encoding && bytes[encoding]) ?? bytes.identity
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/** Caches on the way turn strong tags into weak ones. */
const knows = (known: string | null, etag: string) =>
  known !== null && known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))

function acceptedEncodings(header: string | null): Set<string> {
  const entries = (header ?? '').toLowerCase().split(',')
  return new Set(
    entries
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .filter(([, quality = 'q=1']) => !/^q=0(?:\.0*)?$/.test(quality))
      .map(([name = '']) => name),
  )
}
