import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetched } from './later.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failing = (times: number) => {
  let asked = 0
  return vi.fn<() => Promise<string>>(async () => {
    asked += 1
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  })
}

test('what could not be fetched is asked for again when the server may be back', async () => {
  const read = failing(2)
  const part = fetched(read)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(read).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  await expect(part).resolves.toBe('part')
})

test('what is there is asked for once', async () => {
  const read = failing(0)
  await expect(fetched(read)).resolves.toBe('part')
  expect(read).toHaveBeenCalledOnce()
})

test('after a quarter of a minute it is given up', async () => {
  const read = failing(9)
  const given = fetched(read).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await given).toBeInstanceOf(TypeError)
  expect(read).toHaveBeenCalledTimes(5)
})
