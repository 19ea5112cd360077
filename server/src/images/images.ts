import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { networkOf } from '@cairn/commerce/platform/limits/rate-limits'
import { isUsualSize, parseImageQuery, type ImageRequest } from '@cairn/contract/wire/image-url'
import type { Config } from '../config/config.ts'
import type { Log } from '../monitoring/log.ts'
import { type MakeImage, startImageQueue } from './image-queue.ts'
import { limitFolderSize } from './limit-folder-size.ts'
import { findOriginal, originalsFolder } from './originals.ts'
import type { ImageFormat } from './waiting-images.ts'

type ImagesOptions = {
  /** The folder of the original files. */
  originals: string
  /** The folder of the resized images, which can be deleted at any time. */
  cacheFolder: string
  make: MakeImage
}

export type Images = (request: Request, clientIp: string) => Promise<Response> | undefined

const maxBytes = 512 * 1024 * 1024

export async function openImages(config: Config, log: Log) {
  const { make, stop } = startImageQueue((problem, source) =>
    log.error({ problem, source }, 'a picture cannot be made'),
  )
  const respond = await createImages({
    originals: originalsFolder(config),
    cacheFolder: join(resolve(config.DATA_DIR), 'images'),
    make,
  })
  return { respond, stop }
}

/** Serves images in the sizes that pages request, and in no other size. An image never changes under its name. */
export async function createImages({
  originals,
  cacheFolder,
  make,
}: ImagesOptions): Promise<Images> {
  await mkdir(cacheFolder, { recursive: true })
  const folderLimit = await limitFolderSize(cacheFolder, {
    maxFolderBytes: maxBytes,
    isRemovedFirst: (fileName) => fileName.includes(unusualMark),
  })

  async function respond(
    request: Request,
    { name, isScene }: ImageName,
    network: string,
  ): Promise<Response> {
    const url = new URL(request.url)
    const rendition = parseImageQuery(url.search === '' ? defaultQuery : url.searchParams)
    if (!rendition) return new Response('No page asks for this size.', { status: 400 })
    const source = findOriginal(originals, name)
    if (!source) return notFound()
    const format = formatFor(request.headers.get('accept') ?? '')
    const isUsual = isUsualSize(rendition, { isScene })
    const target = join(cacheFolder, fileOf(name, { ...rendition, isUsual }, format))
    if (!existsSync(target)) {
      const { signal } = request
      const result = await make({ source, target, rendition, format, isUsual, network, signal })
      if (result === 'broken') return notFound()
      if (result !== 'made') return tryLater()
      folderLimit.added(target)
    }
    return imageAnswer(request, await readFile(target), format)
  }

  return (request, clientIp) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/images/')) return undefined
    const name = imageName(pathname)
    return name === undefined
      ? Promise.resolve(notFound())
      : respond(request, name, networkOf(clientIp))
  }
}

/** A product's view or a scene: letters, digits and dashes, so that a path cannot leave the folder. */
const imagePath = /^\/images\/([A-Za-z0-9-]{1,64})(?:\/([a-z0-9-]{1,40}))?$/

/** The name of the original file, without its folder and extension. */
type ImageName = { name: string; isScene: boolean }

function imageName(pathname: string): ImageName | undefined {
  const [, id, view] = imagePath.exec(pathname) ?? []
  if (id === undefined) return undefined
  const isScene = view === undefined
  return { name: isScene ? id : `${id}-${view}`, isScene }
}

/** The size for clients that send no size, such as mails and feeds. */
const defaultQuery = new URLSearchParams({ wid: '480' })

/** In the file names of sizes that no page uses, because a client could fill the folder with them. */
const unusualMark = '_unusual.'

const fileOf = (
  name: string,
  { width, height, quality, sharpen, isUsual }: ImageRequest & { isUsual: boolean },
  format: ImageFormat,
) => `${name}_${width}x${height ?? ''}_${quality}_${sharpen}${isUsual ? '.' : unusualMark}${format}`

const formatFor = (acceptHeader: string): ImageFormat =>
  acceptHeader.includes('image/webp') ? 'webp' : 'jpeg'

const notFound = () =>
  new Response('No such picture.', {
    status: 404,
    headers: { 'cache-control': 'public, max-age=60' },
  })

const tryLater = () =>
  new Response(null, {
    status: 503,
    headers: { 'retry-after': '2', 'cache-control': 'no-store' },
  })

function imageAnswer(request: Request, bytes: Buffer<ArrayBuffer>, format: ImageFormat): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  const headers = new Headers({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
    // Mails show images on the origin of a mail client.
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  })
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('content-length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
