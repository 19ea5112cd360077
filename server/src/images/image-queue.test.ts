import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startImageQueue } from './image-queue.ts'

let folder: string
const { make, stop } = startImageQueue(() => {})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-image-queue-'))
  const originals = join(folder, 'originals')
  await mkdir(originals)
  await mkdir(join(folder, 'made'))
  const image = { width: 900, height: 1125, channels: 3, background: '#1f5d68' } as const
  await sharp({ create: image }).webp().toFile(join(originals, 'CAIRN001BLK-front.webp'))
  await writeFile(join(originals, 'broken.webp'), 'no picture at all')
})
afterAll(async () => {
  stop()
  await rm(folder, { recursive: true })
})

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
    make(orderOf('broken.webp', `unusual-${index}`, `192.0.${index}.1`, { isUsual: false })).then(
      (outcome) => finished.push(outcome),
    ),
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
