import { expect, test } from 'vitest'
import { createPageCache, createPageHandler } from './page-cache.ts'
import { createPageTurns } from './page-turns.ts'

const limits = {
  running: Infinity,
  runningPerNetwork: 2,
  waiting: 100,
  waitingPerNetwork: 3,
  waitMilliseconds: 60_000,
}

/** A shop whose pages are rendered until they are finished one by one. */
function openShop() {
  const unfinished: (() => void)[] = []
  const answer = createPageHandler({
    cache: createPageCache(() => 0),
    inTurn: createPageTurns(limits),
    render: async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      unfinished.push(resolve)
      await promise
      return {
        status: 200,
        headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
        body: '<p>rendered</p>',
        cacheTags: { tags: new Set(['style:CAIRN001']), isComplete: true },
      }
    },
  })
  const get = (path: string, ip = '203.0.113.7', signal = new AbortController().signal) =>
    answer(new Request(`http://shop.example${path}`, { signal }), ip)
  return {
    get,
    rendering: () => unfinished.length,
    finishOne: () => unfinished.shift()?.(),
  }
}

const untilIdle = () => new Promise((resolve) => setImmediate(resolve))

test('one network has two pages rendered at the same time, and its others are rendered afterwards', async () => {
  const shop = openShop()
  const pages = Array.from({ length: 4 }, () => shop.get('/en-us/cart'))
  await untilIdle()
  expect(shop.rendering()).toBe(2)

  const statuses = Promise.all(pages.map(async (page) => (await page).status))
  for (let page = 0; page < pages.length; page += 1) {
    shop.finishOne()
    await untilIdle()
  }
  expect(await statuses).toEqual([200, 200, 200, 200])
})

test('pages that are not cached take turns too', async () => {
  const shop = openShop()
  for (const word of ['tent', 'rope', 'boot', 'map']) void shop.get(`/en-us/search?q=${word}`)
  await untilIdle()

  expect(shop.rendering()).toBe(2)
})

test('another network and cached pages do not wait', async () => {
  const shop = openShop()
  const home = shop.get('/en-us')
  await untilIdle()
  shop.finishOne()
  await home
  for (let page = 0; page < 5; page += 1) void shop.get('/en-us/cart')
  await untilIdle()
  void shop.get('/en-us/cart', '198.51.100.1')
  await untilIdle()

  expect(shop.rendering()).toBe(3)
  expect((await shop.get('/en-us')).status).toBe(200)
})

test('when too many pages wait, the browser shows when to try again', async () => {
  const shop = openShop()
  for (let page = 0; page < 5; page += 1) void shop.get('/de-de/cart')
  const refused = await shop.get('/de-de/cart?a=1')

  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(refused.headers.get('cache-control')).toBe('private, no-store')
  const html = await refused.text()
  expect(html).toContain('Zu viele Seiten auf einmal')
  expect(html).toContain('href="/de-de/cart?a=1"')
})

test('a page is not rendered for a client that has gone', async () => {
  const shop = openShop()
  const gone = new AbortController()
  for (let page = 0; page < 2; page += 1) void shop.get('/en-us/cart')
  const abandoned = shop.get('/en-us/cart', '203.0.113.7', gone.signal)
  gone.abort()
  await abandoned
  shop.finishOne()
  await untilIdle()

  expect(shop.rendering()).toBe(1)
})
