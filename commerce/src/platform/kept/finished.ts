import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes as they go out, in every form that a client may want. */
export type Finished = {
  type: string
  etag: string
  identity: Bytes
  /** The same compressed, where there is a form of that kind. */
  formIn: (encoding: Encoding) => Bytes | Promise<Bytes> | undefined
}

export type Bytes = Buffer<ArrayBuffer>
export type Encoding = (typeof encodings)[number]

/** The better first. */
const encodings = ['br', 'gzip'] as const

export const finish = (identity: Bytes, type: string): Finished => ({
  type,
  etag: etagOf(identity),
  identity,
  formIn: formsOf(identity),
})

/** Weak: the same for the bytes and their compressed forms. */
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

const quickly = { br: 3, gzip: 2 }
const well = { br: 5, gzip: 6 }

/** Nobody waits for these, so one after the other: each takes megabytes while it lasts. */
let lastDone: Promise<unknown> = Promise.resolve()

/** Made when they are wanted: quickly for the first, who waits for it, and well once a second one came. */
function formsOf(identity: Bytes): Finished['formIn'] {
  const forms = new Map<Encoding, { bytes: Bytes | Promise<Bytes>; isWell: boolean }>()
  return (encoding) => {
    const made = forms.get(encoding)
    if (!made) {
      const bytes = compress[encoding](identity, quickly[encoding])
      forms.set(encoding, { bytes, isWell: false })
      return bytes
    }
    if (!made.isWell) {
      made.isWell = true
      lastDone = lastDone
        .then(async () => {
          made.bytes = await compress[encoding](identity, well[encoding])
        })
        .catch(() => {})
    }
    return made.bytes
  }
}

/** About what it takes to keep it: compressed forms of text are a quarter of it at most. */
export const weightOf = ({ identity }: Finished): number => identity.byteLength * 1.5

/** The form that this client wants, or word that it has it already. */
export async function answerFinished(
  { type, etag, identity, formIn }: Finished,
  request: Request,
  { status = 200, headers }: { status?: number; headers: Headers },
): Promise<Response> {
  headers.set('content-type', type)
  headers.set('etag', etag)
  headers.append('vary', 'accept-encoding')
  if (status === 200 && knows(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const wanted = acceptedEncodings(request.headers.get('accept-encoding'))
  const encoding = encodings.find((name) => wanted.has(name))
  const form = encoding && (await formIn(encoding))
  if (form) headers.set('content-encoding', encoding)
  const body = form ?? identity
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
