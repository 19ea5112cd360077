import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareCaptcha } from './captcha.ts'

const { solveChallenge } = vi.hoisted(() => ({
  solveChallenge: vi.fn<() => Promise<string | undefined>>(),
}))

vi.mock('./solve-challenge.ts', () => ({ solveChallenge }))
vi.mock('../page/page-settings.ts', () => ({
  readPageSettings: () => ({ asksForCaptcha: true }),
}))

beforeEach(() => {
  solveChallenge.mockReset()
  vi.stubGlobal('document', {})
})

afterEach(() => vi.unstubAllGlobals())

test('each use of a form gets a new solution, which is solved in advance', async () => {
  let createdCount = 0
  solveChallenge.mockImplementation(async () => `solution ${(createdCount += 1)}`)
  const captcha = prepareCaptcha('order')

  expect(await captcha.use()).toBe('solution 1')
  expect(await captcha.use()).toBe('solution 2')
})

test('a failed solution is tried once more when it is needed', async () => {
  solveChallenge.mockRejectedValueOnce(new Error('no worker')).mockResolvedValue('solved at last')
  const captcha = prepareCaptcha('order')

  expect(await captcha.use()).toBe('solved at last')
})

test('a form is sent without a solution if the second attempt fails too', async () => {
  solveChallenge.mockResolvedValue(undefined)

  expect(await prepareCaptcha('order').use()).toBeUndefined()
})
