import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageUrl } from '@cairn/contract/wire/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startImageQueue } from './image-queue.ts'
import { createImages, type Images, limitFolderSize } from './images.ts'

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

test('a browser without support for newer formats gets JPEG (UI-016)', async () => {
  const answer = await fetchImage('/images/CAIRN001BLK/front?wid=200', { accept: 'image/png,*/*' })
  expect(answer.headers.get('vary')).toBe('accept')
  expect((await sizeOf(answer)).format).toBe('jpeg')
})

test('a picture is never enlarged', async () => {
  expect((await sizeOf(await fetchImage('/images/CAIRN001BLK/front?wid=2400'))).width).toBe(900)
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

describe('the queue', () => {
  const orderOf = (
    source: string,
    name: string,
    network: string,
    { isUsual = true, signal = new AbortController().signal } = {},
  ) => ({
    source: join(folder, 'originals', source),
    target: join(folder, 'made', name),
    rendition: { width: 80, height: undefined, quality: 50, sharpen: 60 } as const,
    format: 'webp' as const,
    isUsual,
    network,
    signal,
  })

  test('makes the image of another network before the rest of a flood (guarantee 32)', async () => {
    const finished: string[] = []
    const order = (index: number, network: string) =>
      make(orderOf(index % 2 ? 'CAIRN001BLK-front.webp' : 'other.webp', `${index}`, network)).then(
        () => finished.push(network),
      )
    const flood = Array.from({ length: 40 }, (_, index) => order(index, 'flood'))
    await order(40, 'visitor')
    const finishedBefore = finished.length
    await Promise.all(flood)

    expect(finishedBefore).toBeLessThanOrEqual(3)
  })

  test('accepts a limited number of images of one network (guarantee 32)', async () => {
    const results = await Promise.all(
      Array.from({ length: 240 }, (_, index) =>
        make(orderOf(`missing-${index}.webp`, `flood-${index}`, 'flood')),
      ),
    )

    expect(results.filter((result) => result !== 'busy')).toHaveLength(101)
  })

  test('accepts a limited number of sizes of one original (guarantee 32)', async () => {
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        make(orderOf('broken.webp', `sizes-${index}`, `network ${index}`)),
      ),
    )

    expect(results.filter((result) => result !== 'busy')).toHaveLength(31)
  })

  test('makes the size of an original for a visitor while one network asks for all sizes of it (guarantee 32)', async () => {
    const flood = Array.from({ length: 60 }, (_, index) =>
      make(orderOf('broken.webp', `all-sizes-${index}`, 'flood')),
    )
    const visitor = await make(orderOf('broken.webp', 'size-of-visitor', 'visitor'))
    const results = await Promise.all(flood)

    expect(visitor).toBe('broken')
    expect(results.filter((result) => result !== 'busy')).toHaveLength(30)
  })

  test('has room for a visitor while several networks fill it (guarantee 32)', async () => {
    const flood = Array.from({ length: 600 }, (_, index) =>
      make(orderOf(`missing-${index}.webp`, `full-${index}`, `network ${index % 6}`)),
    )
    expect(await make(orderOf('missing.webp', 'full-visitor', 'visitor'))).toBe('broken')
    await Promise.all(flood)
  })

  test('makes an image that waits in a flood when a visitor asks for it too (guarantee 32)', async () => {
    const finished: string[] = []
    const flood = Array.from({ length: 40 }, (_, index) =>
      make(orderOf(`missing-${index}.webp`, `both-${index}`, 'flood')).then(() =>
        finished.push(`flood ${index}`),
      ),
    )
    await make(orderOf('missing-39.webp', 'both-39', 'visitor'))
    const finishedBefore = finished.length
    await Promise.all(flood)

    expect(finishedBefore).toBeLessThanOrEqual(3)
  })

  test('makes a size that pages use before the unusual sizes of many networks (guarantee 32)', async () => {
    const finished: string[] = []
    const flood = Array.from({ length: 300 }, (_, index) =>
      make(
        orderOf('broken.webp', `unusual-${index}`, `192.0.${index}.1`, { isUsual: false }),
      ).then((outcome) => finished.push(outcome)),
    )
    const elsewhere = make(orderOf('missing.webp', 'usual', '203.0.113.7'))
    const usual = await make(orderOf('broken.webp', 'usual-size-of-broken', '203.0.113.7'))
    const madeBefore = finished.filter((outcome) => outcome !== 'busy').length
    await Promise.all(flood)

    expect([usual, await elsewhere]).toEqual(['broken', 'broken'])
    expect(madeBefore).toBeLessThanOrEqual(1)
  })

  test('takes turns between wider networks, so that a provider with many networks has one turn', async () => {
    const finished: string[] = []
    const flood = Array.from({ length: 40 }, (_, index) =>
      make(orderOf(`missing-${index}.webp`, `wider-${index}`, `2001:db8:1:${index}`)).then(() =>
        finished.push('flood'),
      ),
    )
    await make(orderOf('missing.webp', 'wider-visitor-1', '2001:db8:2:1'))
    await make(orderOf('missing.webp', 'wider-visitor-2', '2001:db8:2:1'))
    const finishedBefore = finished.length
    await Promise.all(flood)

    expect(finishedBefore).toBeLessThanOrEqual(5)
  })

  test('does not make an image whose clients have all gone', async () => {
    const gone = new AbortController()
    const options = { signal: gone.signal }
    const started = make(orderOf('missing.webp', 'left-0', 'visitor'))
    const left = make(orderOf('CAIRN001BLK-front.webp', 'left-1', 'visitor', options))
    const shared = make(orderOf('CAIRN001BLK-front.webp', 'left-2', 'visitor', options))
    const stayed = make(orderOf('CAIRN001BLK-front.webp', 'left-2', 'other visitor'))
    gone.abort()

    expect(await Promise.all([started, left, shared, stayed])).toEqual([
      'broken',
      'busy',
      'busy',
      'made',
    ])
    await make(orderOf('missing.webp', 'left-3', 'visitor'))
    expect(await readdir(join(folder, 'made'))).not.toContain('left-1')
  })

  test('sends away a client whose image is not made in time', async () => {
    const impatient = startImageQueue(() => {}, 0)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        impatient.make(orderOf('missing.webp', `late-${index}`, 'visitor')),
      ),
    )
    impatient.stop()

    expect(outcomes).toContain('busy')
  })
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

test('the oldest files are removed when the folder is full', async () => {
  const fullFolder = await mkdtemp(join(folder, 'full-'))
  for (const [age, name] of ['old', 'middle', 'new'].entries()) {
    await writeFile(join(fullFolder, name), Buffer.alloc(400))
    await utimes(join(fullFolder, name), 1000 + age, 1000 + age)
  }
  const folderLimit = await limitFolderSize(fullFolder, 1300)
  await writeFile(join(fullFolder, 'newest'), Buffer.alloc(400))
  folderLimit.added(join(fullFolder, 'newest'))
  await folderLimit.settled()
  expect((await readdir(fullFolder)).toSorted()).toEqual(['new', 'newest'])
})
