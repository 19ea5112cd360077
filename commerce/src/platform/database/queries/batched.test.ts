import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { batched } from './batched.ts'

const database = {} as Database

/** A batched query whose batches are answered when the test says so. */
function controlledBatches() {
  const batches: { inputs: readonly string[]; answer: () => void; fail: () => void }[] = []
  const read = batched(
    (_, inputs: readonly string[]) =>
      new Promise<string[]>((resolve, reject) => {
        const answer = () => resolve(inputs.map((input) => `${input}!`))
        batches.push({ inputs, answer, fail: () => reject(new Error('lost')) })
      }),
  )
  return { batches, read: (input: string) => read(database, input) }
}

test('sends two batches at once and puts all further reads into the next batch', async () => {
  const { batches, read } = controlledBatches()
  const outputs = Promise.all(['a', 'b', 'c', 'd', 'e'].map(read))
  expect(batches.map(({ inputs }) => inputs)).toEqual([['a'], ['b']])
  batches[1]?.answer()
  await nextTurn()
  expect(batches.map(({ inputs }) => inputs)).toEqual([['a'], ['b'], ['c', 'd', 'e']])
  batches[0]?.answer()
  batches[2]?.answer()
  expect(await outputs).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
})

test('does not answer a later read with an earlier batch', async () => {
  const { batches, read } = controlledBatches()
  const first = read('a')
  const second = read('a')
  batches[0]?.answer()
  batches[1]?.answer()
  await Promise.all([first, second])
  void read('a')
  expect(batches).toHaveLength(3)
})

test('a failed batch rejects its own reads and no others', async () => {
  const { batches, read } = controlledBatches()
  const failedRead = read('a')
  const other = read('b')
  const laterRead = read('c')
  batches[0]?.fail()
  await expect(failedRead).rejects.toThrow('lost')
  batches[1]?.answer()
  batches[2]?.answer()
  expect([await other, await laterRead]).toEqual(['b!', 'c!'])
})

test('a batch has at most sixteen reads', async () => {
  const { batches, read } = controlledBatches()
  const all = Array.from({ length: 20 }, (_, number) => read(String(number)))
  batches[0]?.answer()
  await nextTurn()
  expect(batches[2]?.inputs).toHaveLength(16)
  for (const { answer } of batches) answer()
  await nextTurn()
  batches[3]?.answer()
  expect((await Promise.all(all)).at(-1)).toBe('19!')
})
