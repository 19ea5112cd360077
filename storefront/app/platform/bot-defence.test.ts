// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { challengeEvent, type ChallengeDetail } from './challenge-event.ts'
import {
  answering,
  basketId,
  browser,
  error,
  errorBody,
  grantSession,
  isToken,
  livingSession,
  newBrowser,
  readCart,
} from './test-browser.ts'

const challenged = { status: 403, body: { ...errorBody('BOT403'), appId: 'the-app' } }
const solvers = new Set<(event: Event) => void>()

function solvingWith(solution: string | undefined) {
  const heard: ChallengeDetail[] = []
  const solver = (event: Event) => {
    const { detail } = event as CustomEvent<ChallengeDetail>
    heard.push(detail)
    detail.solveWith(Promise.resolve(solution))
  }
  solvers.add(solver)
  window.addEventListener(challengeEvent, solver)
  return heard
}

beforeEach(() => {
  newBrowser()
  livingSession()
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const solver of solvers) window.removeEventListener(challengeEvent, solver)
})

it('tells the window of a 403 with an appId, and makes the call again with the solution (ERR-008)', async () => {
  const heard = solvingWith('c29sdmVk')
  const commerce = answering((_, nth) => (nth === 1 ? challenged : { body: { basketId } }))
  expect(await commerce.readCart(readCart)).toMatchObject({ ok: true })
  expect(heard).toMatchObject([{ appId: 'the-app', call: 'readCart' }])
  expect(browser.sent.map(({ headers }) => headers.get('x-challenge-solution'))).toEqual([
    null,
    'c29sdmVk',
  ])
})

it('makes the call again only once', async () => {
  solvingWith('c29sdmVk')
  const commerce = answering(() => challenged)
  expect(await commerce.readCart(readCart)).toMatchObject({ refusal: { errorId: 'BOT403' } })
  expect(browser.sent).toHaveLength(2)
})

it('gives the refusal when nobody solves it', async () => {
  const commerce = answering(() => challenged)
  expect(await commerce.readCart(readCart)).toMatchObject({ refusal: { errorId: 'BOT403' } })
  expect(browser.sent).toHaveLength(1)
})

it('is no matter of a 403 without an appId', async () => {
  const heard = solvingWith('c29sdmVk')
  await answering(() => error(403, 'AUT432')).readCart(readCart)
  expect(heard).toEqual([])
})

it('also guards the guest token', async () => {
  browser.cookies.clear()
  const heard = solvingWith('c29sdmVk')
  const commerce = answering((request, nth) => {
    if (!isToken(request)) return { body: { basketId } }
    return nth === 1 ? challenged : grantSession()
  })
  await commerce.readCart(readCart)
  expect(heard).toMatchObject([{ call: 'requestToken' }])
})
