import type { Challenge } from '@cairn/contract/sessions/bot-defence-calls'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createMemoryCounter } from '../platform/limits/rate-counter.ts'
import { createApi } from '../platform/wire/api.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { createVisitor, type Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('the bot defence', () => {
  const encode = (solution: object) => Buffer.from(JSON.stringify(solution)).toString('base64')
  const solutionOf = async (challenge: Challenge) =>
    encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
  const requestGuestToken = (visitor: Visitor, solution?: string) =>
    visitor.send('requestToken', {
      body: { type: 'Guest' },
      headers: { 'x-challenge-solution': solution },
    })

  /** An API with its own counter, which has already counted too many guests from this IP. */
  async function busyApi() {
    const api = createApi({ ...shop.settings, count: createMemoryCounter() })
    const send = (request: Request) => api(request, '198.51.100.4')
    for (let guests = 0; guests < 60; guests += 1) await requestGuestToken(createVisitor(send))
    return () => createVisitor(send)
  }

  test('requires a solved challenge for each call from a busy IP (ERR-004) (guarantee 34)', async () => {
    const visitor = await busyApi()
    expect(await requestGuestToken(visitor())).toMatchObject({
      status: 403,
      errorId: 'BOT403',
      body: { appId: 'cairn-bot-defence' },
    })

    const { body } = await visitor().send<Challenge>('readChallenge')
    const solution = await solutionOf(body)
    expect(await requestGuestToken(visitor(), solution)).toMatchObject({ status: 200 })
    expect(await requestGuestToken(visitor(), solution)).toMatchObject({ status: 403 })

    // A node that starts later shares only the database and the secret.
    const restartedApi = await busyApi()
    expect(await requestGuestToken(restartedApi(), solution)).toMatchObject({ status: 403 })
  })

  test('refuses forged, altered and expired solutions (guarantee 34)', async () => {
    const visitor = await busyApi()
    const { body } = await visitor().send<Challenge>('readChallenge')
    const solution = await solveChallenge({ challenge: body, deriveKey })
    const alteredSolution = (parameters: object) =>
      encode({
        challenge: { ...body, parameters: { ...body.parameters, ...parameters } },
        solution,
      })

    for (const forgedSolution of [
      '',
      'x',
      'e30=',
      alteredSolution({ cost: 1 }),
      alteredSolution({ expiresAt: 1 }),
    ]) {
      expect(await requestGuestToken(visitor(), forgedSolution)).toMatchObject({
        status: 403,
        errorId: 'BOT403',
      })
    }
    const guessedSolution = encode({ challenge: body, solution: { counter: 1, derivedKey: '00' } })
    expect(await requestGuestToken(visitor(), guessedSolution)).toMatchObject({ status: 403 })
    expect(await requestGuestToken(visitor(), encode({ challenge: body, solution }))).toMatchObject(
      {
        status: 200,
      },
    )
  })

  test('refuses a solution after the challenge has expired (guarantee 34)', async () => {
    const visitor = await busyApi()
    const { body } = await visitor().send<Challenge>('readChallenge')
    const solution = await solutionOf(body)
    vi.setSystemTime(Date.now() + 21 * 60_000)

    expect(await requestGuestToken(visitor(), solution)).toMatchObject({
      status: 403,
      errorId: 'BOT403',
    })
    vi.useRealTimers()
  })
})
