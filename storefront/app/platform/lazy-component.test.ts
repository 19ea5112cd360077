import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withRetry } from './lazy-component.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failing = (times: number) => {
  let attempts = 0
  return vi.fn<() => Promise<string>>(async () => {
    attempts += 1
    if (attempts <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  })
}

test('a failed import is retried after one and two seconds', async () => {
  const read = failing(2)
  const part = withRetry(read)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(read).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  await expect(part).resolves.toBe('part')
})

test('a successful import runs once', async () => {
  const read = failing(0)
  await expect(withRetry(read)).resolves.toBe('part')
  expect(read).toHaveBeenCalledOnce()
})

test('the import fails after 15 seconds of retries', async () => {
  const read = failing(9)
  const given = withRetry(read).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await given).toBeInstanceOf(TypeError)
  expect(read).toHaveBeenCalledTimes(5)
})
