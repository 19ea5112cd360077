import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askedTogether } from './asked-together.ts'
import type { Database } from './database.ts'

const database = {} as Database

/** A question whose trips come back when the test says so. */
function trips() {
  const sent: { all: readonly string[]; come: () => void; fail: () => void }[] = []
  const ask = askedTogether(
    (_, all: readonly string[]) =>
      new Promise<string[]>((resolve, reject) => {
        const come = () => resolve(all.map((each) => `${each}!`))
        sent.push({ all, come, fail: () => reject(new Error('lost')) })
      }),
  )
  return { sent, ask: (asked: string) => ask(database, asked) }
}

test('nobody waits as long as little is under way, and whoever comes then goes with the next', async () => {
  const { sent, ask } = trips()
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask))
  expect(sent.map(({ all }) => all)).toEqual([['a'], ['b']])
  sent[1]?.come()
  await turn()
  expect(sent.map(({ all }) => all)).toEqual([['a'], ['b'], ['c', 'd', 'e']])
  sent[0]?.come()
  sent[2]?.come()
  expect(await answers).toEqual(['a!', 'b!', 'c!', 'd!', 'e!'])
})

test('what is under way answers nobody who asks later', async () => {
  const { sent, ask } = trips()
  const first = ask('a')
  const second = ask('a')
  sent[0]?.come()
  sent[1]?.come()
  await Promise.all([first, second])
  void ask('a')
  expect(sent).toHaveLength(3)
})

test('a trip that is lost is lost to those who were on it alone', async () => {
  const { sent, ask } = trips()
  const lost = ask('a')
  const held = ask('b')
  const later = ask('c')
  sent[0]?.fail()
  await expect(lost).rejects.toThrow('lost')
  sent[1]?.come()
  sent[2]?.come()
  expect([await held, await later]).toEqual(['b!', 'c!'])
})

test('one trip carries no more than sixteen', async () => {
  const { sent, ask } = trips()
  const all = Array.from({ length: 20 }, (_, each) => ask(String(each)))
  sent[0]?.come()
  await turn()
  expect(sent[2]?.all).toHaveLength(16)
  for (const { come } of sent) come()
  await turn()
  sent[3]?.come()
  expect((await Promise.all(all)).at(-1)).toBe('19!')
})
