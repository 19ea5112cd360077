import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { wordmarkPath } from '@cairn/commerce/mail/mail-html'
import { answerFinished, etagOf, type Finished } from '@cairn/commerce/platform/kept/finished'
import { compressedForms, isCompressedForm } from './compressed-forms.ts'
import { answerInParts } from './film-range.ts'

const types: Record<string, string> = {
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

type Asset = Finished & { isHashed: boolean; isForMails: boolean }

export type Assets = (request: Request) => Promise<Response> | undefined

/** The storefront's finished files and their compressed forms, read once, answered from memory. */
export async function readAssets(folder: string): Promise<Assets> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && !isCompressedForm(entry.name))
  const assets = new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }): Promise<[string, Asset]> => {
        const path = join(parentPath, name)
        const address = `/${relative(folder, path).split(sep).join('/')}`
        const isHashed = address.startsWith('/assets/')
        return [
          address,
          { ...(await readAsset(path)), isHashed, isForMails: address === wordmarkPath },
        ]
      }),
    ),
  )
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    const asset = assets.get(new URL(request.url).pathname)
    return asset && answerWith(asset, request)
  }
}

async function readAsset(path: string): Promise<Finished> {
  const identity = await readFile(path)
  const forms = await compressedForms(path, identity)
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(identity),
    identity,
    formIn: (encoding) => forms[encoding],
  }
}

async function answerWith(
  { isHashed, isForMails, ...finished }: Asset,
  request: Request,
): Promise<Response> {
  const cacheControl = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  const headers = new Headers({
    'cache-control': cacheControl,
    ...(isForMails && { 'cross-origin-resource-policy': 'cross-origin' }),
  })
  const part = finished.type.startsWith('video/') && answerInParts(finished, request, headers)
  return part || answerFinished(finished, request, { headers })
}
