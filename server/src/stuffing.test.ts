import { newChallenge, proveTo } from '@cairn/commerce/testing/people'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Home, openHome } from './testing/home.ts'
import { howMany } from './testing/how-many.ts'
import type { Server } from './testing/spawn-server.ts'

vi.setConfig({ testTimeout: howMany(120_000, 20 * 60_000), hookTimeout: 180_000 })

/** What is promised on two cores that do nothing else. */
const promised = 500
const tries = howMany(1_000, 10_000)
const atOnce = 16
const stuffer = '198.51.100.66'

let home: Home
let server: Server
beforeEach(async () => {
  home = await openHome()
  server = await home.start({ RATE_LIMITS: 'on', TRUST_PROXY: '1', CAPTCHA_PROVIDER: 'none' })
})
afterEach(() => home.remove())

const from = (address: string) => ({ 'x-forwarded-for': address })

async function guestFrom(address: string): Promise<Visitor> {
  const visitor = server.visitor()
  await visitor.send('requestToken', { body: { type: 'Guest' }, headers: from(address) })
  return visitor
}

/** One stolen list of people, tried one after the other by many hands. */
async function stuff(visitor: Visitor) {
  const heard = new Map<string, number>()
  let left = tries
  const hand = async () => {
    while (left > 0) {
      left -= 1
      const { errorId = 'let in' } = await visitor.send('signIn', {
        headers: from(stuffer),
        body: {
          type: 'Registered',
          username: `somebody-${left}@cairn.test`,
          password: 'Trailhead1',
          codeChallenge: newChallenge().codeChallenge,
        },
      })
      heard.set(errorId, (heard.get(errorId) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, hand))
  return heard
}

/** Signs in from home, again and again, and answers how long all but the slowest took. */
async function comesHome(isOver: () => boolean): Promise<number> {
  const took: number[] = []
  for (let time = 0; time < 3 || !isOver(); time += 1) {
    const visitor = await guestFrom(`203.0.113.${time % 250}`)
    const began = performance.now()
    const { proved } = await proveTo(visitor, 'shopper@cairn.test')
    expect(proved.status).toBe(200)
    took.push(performance.now() - began)
  }
  took.sort((one, other) => one - other)
  return took[Math.ceil(took.length * 0.95) - 1] ?? Infinity
}

test('somebody who tries a stolen list is stopped, and the real shopper is let in as ever (promise 23)', async () => {
  const thief = await guestFrom(stuffer)
  let isOver = false
  const [heard, p95] = await Promise.all([
    stuff(thief).finally(() => (isOver = true)),
    comesHome(() => isOver),
  ])

  // A window of the limits may end while it goes on, and begin anew with room for twenty.
  const windows = 2
  expect(heard.get('let in')).toBeUndefined()
  expect(heard.get('AUT401') ?? 0).toBeLessThanOrEqual(20 * windows)
  const stopped = (heard.get('REQ429') ?? 0) + (heard.get('BOT403') ?? 0)
  expect(stopped + (heard.get('AUT401') ?? 0)).toBe(tries)
  expect(heard.get('REQ429') ?? 0).toBeGreaterThanOrEqual(tries - 120 * windows)
  // How quickly is asked of a machine that does nothing else.
  expect(p95).toBeLessThanOrEqual(howMany(Infinity, promised))
})
