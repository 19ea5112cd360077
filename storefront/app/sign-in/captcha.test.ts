import { beforeEach, expect, it, vi } from 'vitest'
import { prepareCaptcha } from './captcha.ts'

const { solveOne } = vi.hoisted(() => ({ solveOne: vi.fn<() => Promise<string | undefined>>() }))

vi.mock('../platform/solve-challenge.ts', () => ({ solveOne }))
vi.mock('../platform/page-settings.ts', () => ({
  readPageSettings: () => ({ asksForCaptcha: true }),
}))

beforeEach(() => {
  solveOne.mockReset()
  vi.stubGlobal('document', {})
})

it('a form has a solution of its own each time, begun before it is wanted', async () => {
  let made = 0
  solveOne.mockImplementation(async () => `solution ${(made += 1)}`)
  const captcha = prepareCaptcha('order')

  expect(await captcha.use()).toBe('solution 1')
  expect(await captcha.use()).toBe('solution 2')
})

it('what could not be solved beforehand is tried once more when it is wanted', async () => {
  solveOne.mockRejectedValueOnce(new Error('no worker')).mockResolvedValue('solved at last')
  const captcha = prepareCaptcha('order')

  expect(await captcha.use()).toBe('solved at last')
})

it('and goes without, where that fails as well', async () => {
  solveOne.mockResolvedValue(undefined)

  expect(await prepareCaptcha('order').use()).toBeUndefined()
})
