import { expect, test } from 'vitest'
import { createCache, type LoadResult } from './cache.ts'

function openCache(bytes = 1000) {
  let time = 0
  const cache = createCache<string>({
    maxBytes: bytes,
    freshMs: 60_000,
    staleMs: 2000,
    nowMs: () => time,
  })
  let loadCount = 0
  const make =
    (value: string, tags: string[] = ['style:A']) =>
    async (): Promise<LoadResult<string>> => {
      loadCount += 1
      return { value, store: { tags, bytes: 100 } }
    }
  return {
    cache,
    make,
    loadCount: () => loadCount,
    pass: (milliseconds: number) => (time += milliseconds),
  }
}

const nextTick = () => new Promise((done) => setTimeout(done))

function deferred<Value>() {
  return Promise.withResolvers<Value>()
}

test('loads a stored value once, also for concurrent requests', async () => {
  const { cache, make, loadCount } = openCache()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => cache.getOrLoad('/a', make('one'))),
  )
  expect(new Set(answers)).toEqual(new Set(['one']))
  expect(await cache.getOrLoad('/a', make('two'))).toBe('one')
  expect(loadCount()).toBe(1)
})

test('returns an invalidated value only within the stale period', async () => {
  const { cache, make, pass } = openCache()
  await cache.getOrLoad('/a', make('old'))
  cache.invalidate(['style:A'])
  expect(await cache.getOrLoad('/a', make('new'))).toBe('old')
  await nextTick()
  expect(await cache.getOrLoad('/a', make('newer'))).toBe('new')
  cache.invalidate(['style:A'])
  pass(2001)
  expect(await cache.getOrLoad('/a', make('newest'))).toBe('newest')
})

test('other tags do not invalidate an entry', async () => {
  const { cache, make, pass } = openCache()
  await cache.getOrLoad('/a', make('old'))
  cache.invalidate(['style:B'])
  pass(3000)
  expect(await cache.getOrLoad('/a', make('new'))).toBe('old')
})

test('a value whose load began before an invalidation is stored as invalidated', async () => {
  const { cache, make, pass } = openCache()
  const { promise, resolve } = deferred<LoadResult<string>>()
  const pending = cache.getOrLoad('/a', () => promise)
  pass(10)
  cache.invalidate(['style:A'])
  resolve({ value: 'read before the change', store: { tags: ['style:A'], bytes: 100 } })
  expect(await pending).toBe('read before the change')
  await nextTick()
  pass(2001)
  expect(await cache.getOrLoad('/a', make('new'))).toBe('new')
})

test('a request after an invalidation does not share a load that began before it', async () => {
  const { cache, make, pass } = openCache()
  const { promise, resolve } = deferred<LoadResult<string>>()
  const firstLoad = cache.getOrLoad('/a', () => promise)
  pass(10)
  cache.invalidate(['style:A'])
  pass(10)
  expect(await cache.getOrLoad('/a', make('new'))).toBe('new')
  resolve({ value: 'old', store: { tags: ['style:A'], bytes: 100 } })
  expect(await firstLoad).toBe('old')
})

test('a value that is not stored is not shared with concurrent requests', async () => {
  const { cache } = openCache()
  let number = 0
  const loadForCaller = async () => ({ value: `for caller ${++number}` })
  const answers = await Promise.all([
    cache.getOrLoad('/a', loadForCaller),
    cache.getOrLoad('/a', loadForCaller),
  ])
  expect(answers.toSorted()).toEqual(['for caller 1', 'for caller 2'])
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})

test('returns the old value, however old, while loading fails (guarantee 40)', async () => {
  const { cache, make, pass } = openCache()
  await cache.getOrLoad('/a', make('old'))
  cache.invalidate(['style:A'])
  pass(600_000)
  const throwError = async (): Promise<LoadResult<string>> =>
    Promise.reject(new Error('database away'))
  expect(await cache.getOrLoad('/a', throwError)).toBe('old')
  const returnFailure = async () => ({ value: 'failure', isFailure: true })
  expect(await cache.getOrLoad('/a', returnFailure)).toBe('old')
})

test('reloads a value after its fresh period and returns the old one meanwhile', async () => {
  const { cache, make, pass } = openCache()
  await cache.getOrLoad('/a', make('old'))
  pass(60_000)
  expect(await cache.getOrLoad('/a', make('new'))).toBe('old')
  await nextTick()
  expect(await cache.getOrLoad('/a', make('newer'))).toBe('new')
})

test('drops the least recently used entry when the cache is full', async () => {
  const { cache, make, loadCount } = openCache()
  for (let page = 0; page < 10; page++) await cache.getOrLoad(`/${page}`, make('page'))
  await cache.getOrLoad('/0', make('page'))
  await cache.getOrLoad('/10', make('page'))
  expect(cache.size()).toEqual({ entries: 10, bytes: 1000 })
  const before = loadCount()
  await cache.getOrLoad('/0', make('page'))
  expect(loadCount()).toBe(before)
  await cache.getOrLoad('/1', make('page'))
  expect(loadCount()).toBe(before + 1)
})

test('does not store a value that would take much of the cache', async () => {
  const { cache } = openCache()
  await cache.getOrLoad('/a', async () => ({ value: 'big', store: { tags: [], bytes: 126 } }))
  expect(cache.size().entries).toBe(0)
})
