// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createTestClient,
  basketId,
  testBrowser,
  errorReply,
  errorBody,
  grantSession,
  isTokenRequest,
  setSessionCookie,
  resetTestBrowser,
  readCart,
} from '../testing/test-client.ts'
import { challengeEvent, type ChallengeDetail } from './challenge-event.ts'

const challengeReply = { status: 403, body: { ...errorBody('BOT403'), appId: 'the-app' } }
const solvers = new Set<(event: Event) => void>()

function solveWith(solution: string | undefined) {
  const details: ChallengeDetail[] = []
  const solver = (event: Event) => {
    const { detail } = event as CustomEvent<ChallengeDetail>
    details.push(detail)
    detail.solveWith(Promise.resolve(solution))
  }
  solvers.add(solver)
  window.addEventListener(challengeEvent, solver)
  return details
}

beforeEach(() => {
  resetTestBrowser()
  setSessionCookie()
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const solver of solvers) window.removeEventListener(challengeEvent, solver)
})

test('dispatches an event for a 403 with an appId and repeats the call with the solution (ERR-008)', async () => {
  const details = solveWith('c29sdmVk')
  const commerce = createTestClient((_, requestNumber) =>
    requestNumber === 1 ? challengeReply : { body: { basketId } },
  )
  expect(await commerce.readCart(readCart)).toMatchObject({ ok: true })
  expect(details).toMatchObject([{ appId: 'the-app', call: 'readCart' }])
  expect(testBrowser.requests.map(({ headers }) => headers.get('x-challenge-solution'))).toEqual([
    null,
    'c29sdmVk',
  ])
})

test.each([
  ['another code', { ...errorBody('AUT403'), appId: 'the-app' }],
  ['an unknown code', { ...errorBody('EDGE-1'), appId: 'the-app' }],
  ['no code at all', { appId: 'the-app' }],
])('dispatches the event also for a 403 with an appId and %s (ERR-008)', async (_, body) => {
  const details = solveWith('c29sdmVk')
  const commerce = createTestClient((_request, requestNumber) =>
    requestNumber === 1 ? { status: 403, body } : { body: { basketId } },
  )
  expect(await commerce.readCart(readCart)).toMatchObject({ ok: true })
  expect(details).toMatchObject([{ appId: 'the-app', call: 'readCart' }])
})

test('repeats the call only once', async () => {
  solveWith('c29sdmVk')
  const commerce = createTestClient(() => challengeReply)
  expect(await commerce.readCart(readCart)).toMatchObject({
    refusal: { name: 'challengeRequired' },
  })
  expect(testBrowser.requests).toHaveLength(2)
})

test('returns the refusal when no listener solves the challenge', async () => {
  const commerce = createTestClient(() => challengeReply)
  expect(await commerce.readCart(readCart)).toMatchObject({
    refusal: { name: 'challengeRequired' },
  })
  expect(testBrowser.requests).toHaveLength(1)
})

test('dispatches no event for a 403 without an appId, or for another status', async () => {
  const details = solveWith('c29sdmVk')
  await createTestClient(() => errorReply(403, 'AUT432')).readCart(readCart)
  await createTestClient(() => ({ status: 403, body: null })).readCart(readCart)
  await createTestClient(() => ({ ...challengeReply, status: 400 })).readCart(readCart)
  expect(details).toEqual([])
})

test('also handles a challenge of the guest token', async () => {
  testBrowser.cookies.clear()
  const details = solveWith('c29sdmVk')
  const commerce = createTestClient((request, requestNumber) => {
    if (!isTokenRequest(request)) return { body: { basketId } }
    return requestNumber === 1 ? challengeReply : grantSession()
  })
  await commerce.readCart(readCart)
  expect(details).toMatchObject([{ call: 'requestToken' }])
})
