import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { servedImage, type ServedImage } from '@cairn/contract/images'
import type { ImageFormat } from './image-job.ts'
import { imageName } from './image-name.ts'
import type { MakeImage } from './make-images.ts'
import { keepWithin } from './keep-within.ts'

type ImagesNeeds = {
  /** Where the originals are: one file each, by name. */
  originals: string
  /** Where what was made of them is kept; it can be thrown away at any time. */
  made: string
  make: MakeImage
}

export type Images = (request: Request) => Promise<Response> | undefined

const kinds = ['webp', 'jpg', 'png']
const mostBytes = 512 * 1024 * 1024

/** Pictures in the sizes that pages ask for, and in no other; a picture never changes under its id. */
export async function createImages({ originals, made, make }: ImagesNeeds): Promise<Images> {
  await mkdir(made, { recursive: true })
  const room = await keepWithin(made, mostBytes)
  const running = new Map<string, ReturnType<MakeImage>>()

  function makeOnce(wanted: Parameters<MakeImage>[0]): ReturnType<MakeImage> {
    const { target } = wanted
    const making =
      running.get(target) ??
      make(wanted).finally(() => {
        running.delete(target)
        room.added(target)
      })
    running.set(target, making)
    return making
  }

  async function answer(request: Request, name: string): Promise<Response> {
    const url = new URL(request.url)
    const look = servedImage(url.search === '' ? plain : url.searchParams)
    if (!look) return new Response('No page asks for this size.', { status: 400 })
    const source = kinds.map((kind) => join(originals, `${name}.${kind}`)).find(existsSync)
    if (!source) return notThere()
    const format = formatFor(request.headers.get('accept') ?? '')
    const target = join(made, fileOf(name, look, format))
    const result = existsSync(target) ? 'made' : await makeOnce({ source, target, look, format })
    if (result === 'busy')
      return new Response(null, { status: 503, headers: { 'retry-after': '2' } })
    if (result === 'broken') return notThere()
    return imageAnswer(request, await readFile(target), format)
  }

  return (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/images/')) return undefined
    const name = imageName(pathname)
    return name === undefined ? Promise.resolve(notThere()) : answer(request, name)
  }
}

/** What a client gets that only has the picture's address: a mail, a feed. */
const plain = new URLSearchParams({ wid: '480' })

const fileOf = (
  name: string,
  { width, height, quality, sharpen }: ServedImage,
  format: ImageFormat,
) => `${name}_${width}x${height ?? ''}_${quality}_${sharpen}.${format}`

const formatFor = (accepted: string): ImageFormat =>
  accepted.includes('image/webp') ? 'webp' : 'jpeg'

const notThere = () =>
  new Response('No such picture.', {
    status: 404,
    headers: { 'cache-control': 'public, max-age=60' },
  })

function imageAnswer(request: Request, bytes: Buffer<ArrayBuffer>, format: ImageFormat): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
  const headers = new Headers({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
    // Mails show them, wherever they are read.
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  })
  if (request.headers.get('if-none-match')?.includes(etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('content-length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
