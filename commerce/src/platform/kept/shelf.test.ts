import { expect, test } from 'vitest'
import { createShelf, type Made } from './shelf.ts'

function openShelf(bytes = 1000) {
  let time = 0
  const shelf = createShelf<string>({
    bytes,
    freshMilliseconds: 60_000,
    bearableMilliseconds: 2000,
    now: () => time,
  })
  let made = 0
  const make =
    (value: string, tags: string[] = ['style:A']) =>
    async (): Promise<Made<string>> => {
      made += 1
      return { value, keep: { tags, bytes: 100 } }
    }
  return { shelf, make, made: () => made, pass: (milliseconds: number) => (time += milliseconds) }
}

const settle = () => new Promise((done) => setTimeout(done))

function latch<Value>() {
  return Promise.withResolvers<Value>()
}

test('what is kept is made once, also for many who ask at once', async () => {
  const { shelf, make, made } = openShelf()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => shelf.through('/a', make('one'))),
  )
  expect(new Set(answers)).toEqual(new Set(['one']))
  expect(await shelf.through('/a', make('two'))).toBe('one')
  expect(made()).toBe(1)
})

test('a change of what it is made of shows within its grace, and at once after it', async () => {
  const { shelf, make, pass } = openShelf()
  await shelf.through('/a', make('old'))
  shelf.changed(['style:A'])
  expect(await shelf.through('/a', make('new'))).toBe('old')
  await settle()
  expect(await shelf.through('/a', make('newer'))).toBe('new')
  shelf.changed(['style:A'])
  pass(2001)
  expect(await shelf.through('/a', make('newest'))).toBe('newest')
})

test('a change of something else leaves it alone', async () => {
  const { shelf, make, pass } = openShelf()
  await shelf.through('/a', make('old'))
  shelf.changed(['style:B'])
  pass(3000)
  expect(await shelf.through('/a', make('new'))).toBe('old')
})

test('what began to be made before a change is not kept as new', async () => {
  const { shelf, make, pass } = openShelf()
  const { promise, resolve } = latch<Made<string>>()
  const asked = shelf.through('/a', () => promise)
  pass(10)
  shelf.changed(['style:A'])
  resolve({ value: 'read before the change', keep: { tags: ['style:A'], bytes: 100 } })
  expect(await asked).toBe('read before the change')
  await settle()
  pass(2001)
  expect(await shelf.through('/a', make('new'))).toBe('new')
})

test('who asks after a change does not join what began before it', async () => {
  const { shelf, make, pass } = openShelf()
  const { promise, resolve } = latch<Made<string>>()
  const early = shelf.through('/a', () => promise)
  pass(10)
  shelf.changed(['style:A'])
  pass(10)
  expect(await shelf.through('/a', make('new'))).toBe('new')
  resolve({ value: 'old', keep: { tags: ['style:A'], bytes: 100 } })
  expect(await early).toBe('old')
})

test('an answer for one asker alone is neither kept nor given to those who waited beside', async () => {
  const { shelf } = openShelf()
  let number = 0
  const alone = async () => ({ value: `for asker ${++number}` })
  const answers = await Promise.all([shelf.through('/a', alone), shelf.through('/a', alone)])
  expect(answers.toSorted()).toEqual(['for asker 1', 'for asker 2'])
  expect(shelf.size()).toEqual({ entries: 0, bytes: 0 })
})

test('while the new cannot be made the old is given, however old it is (promise 40)', async () => {
  const { shelf, make, pass } = openShelf()
  await shelf.through('/a', make('old'))
  shelf.changed(['style:A'])
  pass(600_000)
  const thrown = async (): Promise<Made<string>> => Promise.reject(new Error('database away'))
  expect(await shelf.through('/a', thrown)).toBe('old')
  const failed = async () => ({ value: 'sorry', isFailure: true })
  expect(await shelf.through('/a', failed)).toBe('old')
})

test('what nobody told of is made anew after its time, and given meanwhile', async () => {
  const { shelf, make, pass } = openShelf()
  await shelf.through('/a', make('old'))
  pass(60_000)
  expect(await shelf.through('/a', make('new'))).toBe('old')
  await settle()
  expect(await shelf.through('/a', make('newer'))).toBe('new')
})

test('when the shelf is full what was asked for longest ago goes', async () => {
  const { shelf, make, made } = openShelf()
  for (let page = 0; page < 10; page++) await shelf.through(`/${page}`, make('page'))
  await shelf.through('/0', make('page'))
  await shelf.through('/10', make('page'))
  expect(shelf.size()).toEqual({ entries: 10, bytes: 1000 })
  const before = made()
  await shelf.through('/0', make('page'))
  expect(made()).toBe(before)
  await shelf.through('/1', make('page'))
  expect(made()).toBe(before + 1)
})

test('a single answer that would push out much of the rest is not kept', async () => {
  const { shelf } = openShelf()
  await shelf.through('/a', async () => ({ value: 'big', keep: { tags: [], bytes: 126 } }))
  expect(shelf.size().entries).toBe(0)
})
