import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageUrl } from '@cairn/contract/wire/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startImageQueue } from './image-queue.ts'
import { createImages, type Images } from './images.ts'

let folder: string
let images: Images
const problems: string[] = []
const { make, stop } = startImageQueue((problem) => problems.push(problem))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-images-'))
  const originals = join(folder, 'originals')
  await mkdir(originals)
  const base = { width: 900, height: 1125, channels: 3, background: '#1f5d68' } as const
  await sharp({ create: base }).webp().toFile(join(originals, 'CAIRN001BLK-front.webp'))
  await sharp({ create: { ...base, width: 6000, height: 6000 } })
    .png({ compressionLevel: 9 })
    .toFile(join(originals, 'bomb.png'))
  await writeFile(join(originals, 'broken.webp'), 'no picture at all')
  await writeFile(join(folder, 'secret.webp'), 'not for everybody')
  images = await createImages({ originals, cacheFolder: join(folder, 'made'), make })
})
afterAll(async () => {
  stop()
  await rm(folder, { recursive: true })
})

async function fetchImage(
  path: string,
  headers: Record<string, string> = { accept: 'image/webp,*/*' },
  clientIp = '203.0.113.7',
) {
  const answer = await images(new Request(`http://shop.example${path}`, { headers }), clientIp)
  if (!answer) throw new Error('the path is not that of an image')
  return answer
}
const sizeOf = async (answer: Response) => {
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
  return { width, height, format }
}

test('a picture has the requested width, and twice that for high-density screens (UI-013)', async () => {
  const size = { width: 200, shape: 'portrait', density: 2 } as const
  const path = imageUrl('/images/CAIRN001BLK/front', size)
  expect(path).toContain('wid=400&hei=500')
  expect(await sizeOf(await fetchImage(path))).toEqual({
    width: 400,
    height: 500,
    format: 'webp',
  })
})

test('a browser gets WebP if it supports it, and else JPEG (UI-016)', async () => {
  const path = imageUrl('/images/CAIRN001BLK/front', { width: 200 })
  for (const [accept, format] of [
    ['image/avif,image/webp,image/png,*/*', 'webp'],
    ['image/png,*/*', 'jpeg'],
  ] as const) {
    const answer = await fetchImage(path, { accept })
    expect(answer.headers.get('vary')).toBe('accept')
    expect(answer.headers.get('content-type')).toBe(`image/${format}`)
    expect((await sizeOf(answer)).format).toBe(format)
  }
})

test('a picture is never enlarged', async () => {
  expect((await sizeOf(await fetchImage('/images/CAIRN001BLK/front?wid=2400'))).width).toBe(900)
})

test('a picture that is too small for a size keeps the proportions of the size', async () => {
  const sizeWith = async (shape: 'square' | 'wide') => {
    const path = imageUrl('/images/CAIRN001BLK/front', { width: 1200, shape })
    const { width, height } = await sizeOf(await fetchImage(path))
    return [width, height]
  }
  expect([await sizeWith('square'), await sizeWith('wide')]).toEqual([
    [900, 900],
    [900, 450],
  ])
})

test('a picture is made once, read from the folder afterwards, and may be cached forever', async () => {
  const first = await fetchImage('/images/CAIRN001BLK/front?wid=320')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const before = (await readdir(join(folder, 'made'))).length
  const second = await fetchImage('/images/CAIRN001BLK/front?wid=320', {
    accept: 'image/webp',
    'if-none-match': first.headers.get('etag') ?? '',
  })
  expect([second.status, (await readdir(join(folder, 'made'))).length]).toEqual([304, before])
})

test('a hundred concurrent requests for a new picture make it once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => fetchImage('/images/CAIRN001BLK/front?wid=160')),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const files = await readdir(join(folder, 'made'))
  expect(files.filter((name) => name.includes('_160x'))).toHaveLength(1)
})

test('only the sizes that pages use are made (guarantee 32)', async () => {
  const statuses = new Map<number, number>()
  for (let width = 1; width <= 10_000; width++) {
    if (
      ![80, 120, 160, 200, 240, 320, 400, 480, 640, 800, 960, 1200, 1280, 1600, 2400].includes(
        width,
      )
    ) {
      const { status } = await fetchImage(`/images/CAIRN001BLK/front?wid=${width}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  expect([...statuses.keys()]).toEqual([400])
  for (const size of [
    'wid=200&hei=201',
    'wid=200&quality=99',
    'wid=200&sharpen=1000',
    'wid=1e2',
    'wid=200&format=gif',
  ]) {
    expect([size, (await fetchImage(`/images/CAIRN001BLK/front?${size}`)).status]).toEqual([
      size,
      400,
    ])
  }
})

const pathsOutside = [
  '../secret',
  '..%2Fsecret',
  '%2e%2e/secret',
  '..%252Fsecret',
  '....//secret',
  '..%5Csecret',
  '/etc/passwd',
  '%2Fetc%2Fpasswd',
  'file:%2F%2F%2Fetc%2Fpasswd',
  'http:%2F%2F169.254.169.254%2Flatest',
  'https:%2F%2Fevil.example%2Fa.webp',
  'CAIRN001BLK/front/../../secret',
  'CAIRN001BLK/front%00.webp',
  'CAIRN001BLK/..%2F..%2Fsecret',
  'secret.webp',
  'CAIRN001BLK-front.webp',
  'data:image%2Fsvg+xml,%3Csvg%3E',
  '%252e%252e%252fsecret',
  '..;/secret',
  '\\\\host\\share',
]

test.each(pathsOutside)('%s reads no file outside the pictures (guarantee 32)', async (path) => {
  const answer = await images(
    new Request(`http://shop.example/images/${path}?wid=200`),
    '203.0.113.7',
  )
  expect(answer === undefined ? 404 : answer.status).toBe(404)
})

test('a decompression bomb and a broken file are refused and reported (guarantee 32)', async () => {
  expect((await fetchImage('/images/bomb?wid=200')).status).toBe(404)
  expect((await fetchImage('/images/broken?wid=200')).status).toBe(404)
  expect(problems).toHaveLength(2)
  expect((await fetchImage('/images/CAIRN001BLK/front?wid=240')).status).toBe(200)
})

test('a picture that cannot be stored is answered 503, and not cached', async () => {
  const cacheFolder = join(folder, 'removed')
  const unwritable = await createImages({ originals: join(folder, 'originals'), cacheFolder, make })
  await rm(cacheFolder, { recursive: true })
  const request = new Request('http://shop.example/images/CAIRN001BLK/front?wid=200')
  const answer = await unwritable(request, '203.0.113.7')

  expect(answer?.status).toBe(503)
  expect(answer?.headers.get('cache-control')).toBe('no-store')
})

test('a size that no page uses is marked in its file name, so that it is removed first', async () => {
  await fetchImage(imageUrl('/images/CAIRN001BLK/front', { width: 120, shape: 'portrait' }))
  await fetchImage(imageUrl('/images/CAIRN001BLK/front', { width: 120, shape: 'wide' }))
  const made = await readdir(join(folder, 'made'))
  expect(made).toContain('CAIRN001BLK-front_120x150_50_60.webp')
  expect(made).toContain('CAIRN001BLK-front_120x60_50_60_unusual.webp')
})
