import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { leaveGently } from './leave-gently.ts'
import { openRawSocket } from './testing/raw-socket.ts'

const ask = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

/** As a machine does that has better things to do. */
const holdUp = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('who asked while the process was held up is heard before it closes (promise 45)', async () => {
  const server = createServer((_, response) => response.end('heard'))
  const leave = leaveGently(server)
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  const socket = await openRawSocket(typeof address === 'object' ? (address?.port ?? 0) : 0)
  socket.send(ask)
  await socket.hears(/heard/)

  const left = leave(5_000, 50)
  socket.send(ask)
  holdUp(100)
  await Promise.all([left, socket.closed])

  expect(socket.received().match(/heard/g)).toHaveLength(2)
})
