import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { type Compressed, compressedForms, isCompressedForm } from './compressed-forms.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

type Asset = {
  type: string
  etag: string
  isHashed: boolean
  bytes: Compressed & { identity: Buffer<ArrayBuffer> }
}

export type Assets = (request: Request) => Response | undefined

/** The storefront's finished files and their compressed forms, read once, answered from memory. */
export async function readAssets(folder: string): Promise<Assets> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && !isCompressedForm(entry.name))
  const assets = new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, Asset]> => {
        const path = join(parentPath, name)
        const address = `/${relative(folder, path).split(sep).join('/')}`
        return [address, { ...(await readAsset(path)), isHashed: address.startsWith('/assets/') }]
      }),
    ),
  )
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const asset = assets.get(new URL(request.url).pathname)
    return asset && answerWith(asset, request)
  }
}

async function readAsset(path: string): Promise<Omit<Asset, 'isHashed'>> {
  const identity = await readFile(path)
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    // Weak: the same for the file and its compressed forms.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bytes: { identity, ...(await compressedForms(path, identity)) },
  }
}

function answerWith({ type, etag, isHashed, bytes }: Asset, request: Request): Response {
  const headers = new Headers({
    'content-type': type,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag,
    vary: 'accept-encoding',
  })
  if (knows(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const wanted = acceptedEncodings(request.headers.get('accept-encoding'))
  const encoding = (['br', 'gzip'] as const).find((name) => wanted.has(name) && bytes[name])
  if (encoding) headers.set('content-encoding', encoding)
  const body = (encoding && bytes[encoding]) ?? bytes.identity
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** Caches on the way turn strong tags into weak ones. */
const knows = (known: string | null, etag: string) =>
  (known ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2))

function acceptedEncodings(header: string | null): Set<string> {
  const entries = (header ?? '').toLowerCase().split(',')
  return new Set(
    entries
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .filter(([, quality = 'q=1']) => !/^q=0(?:\.0*)?$/.test(quality))
      .map(([name = '']) => name),
  )
}
