import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const limits = {
  running: 1,
  runningPerNetwork: 1,
  waiting: 100,
  waitingPerNetwork: 100,
  waitMilliseconds: 60_000,
}
const client = (network: string, signal = new AbortController().signal) => ({ network, signal })

/** Uses up all turns, and returns the networks in the order of their turns. */
async function orderOfTurns(networks: readonly string[]): Promise<string[]> {
  const turns = createTurns(limits)
  const order: string[] = []
  await Promise.all(
    networks.map(async (network) => {
      const endTurn = await turns.wait(client(network))
      order.push(network)
      endTurn?.()
    }),
  )
  return order
}

test('a client of another network waits for one turn of a flood', async () => {
  const flood = Array<string>(20).fill('192.0.2.1')

  expect((await orderOfTurns([...flood, '203.0.113.7'])).indexOf('203.0.113.7')).toBe(2)
})

test('the networks of one provider together have as many turns as one network elsewhere', async () => {
  const flood = Array.from({ length: 20 }, (_, index) => `2001:db8:1:${index}`)
  const order = await orderOfTurns([...flood, '2001:db8:2:1', '2001:db8:2:1'])

  expect(order.lastIndexOf('2001:db8:2:1')).toBeLessThanOrEqual(4)
})

test('a network has a limited number of turns at the same time', async () => {
  const turns = createTurns({ ...limits, running: 10 })
  const order: string[] = []
  const waitAs = async (name: string, network: string) => {
    const endTurn = await turns.wait(client(network))
    order.push(name)
    return endTurn
  }
  const endFirst = await waitAs('first', '192.0.2.1')
  const second = waitAs('second', '192.0.2.1')
  await waitAs('elsewhere', '203.0.113.7')
  endFirst?.()
  await second

  expect(order).toEqual(['first', 'elsewhere', 'second'])
})

test('no more clients wait than allowed, of one network and of all', async () => {
  const turns = createTurns({ ...limits, waiting: 3, waitingPerNetwork: 2 })
  const gone = new AbortController()
  await turns.wait(client('192.0.2.1'))
  const waiting = ['192.0.2.1', '192.0.2.1', '203.0.113.7'].map((network) =>
    turns.wait(client(network, gone.signal)),
  )

  expect(await turns.wait(client('198.51.100.1'))).toBeUndefined()
  gone.abort()
  expect(await Promise.all(waiting)).toEqual([undefined, undefined, undefined])
  const more = ['192.0.2.1', '192.0.2.1'].map((network) => turns.wait(client(network)))
  expect(await turns.wait(client('192.0.2.1'))).toBeUndefined()
  expect(more).toHaveLength(2)
})

test('a client that has waited for too long is sent away', async () => {
  const turns = createTurns({ ...limits, waitMilliseconds: 1 })
  await turns.wait(client('192.0.2.1'))

  expect(await turns.wait(client('203.0.113.7'))).toBeUndefined()
})

test('a client that has gone has no turn', async () => {
  const turns = createTurns(limits)
  const gone = new AbortController()
  const endFirst = await turns.wait(client('192.0.2.1'))
  const second = turns.wait(client('192.0.2.2', gone.signal))
  const third = turns.wait(client('192.0.2.3'))
  gone.abort()
  endFirst?.()

  expect(await second).toBeUndefined()
  expect(await third).toBeDefined()
})

test('a turn that is ended twice ends once', async () => {
  const turns = createTurns({ ...limits, waiting: 0 })
  const endFirst = await turns.wait(client('192.0.2.1'))
  endFirst?.()
  await turns.wait(client('192.0.2.2'))
  endFirst?.()

  expect(await turns.wait(client('192.0.2.3'))).toBeUndefined()
})
