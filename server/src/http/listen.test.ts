import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { openRawSocket } from '../testing/raw-socket.ts'
import { gracefulShutdown } from './listen.ts'

const requestText = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

/** Blocks the event loop, as a busy machine may do. */
const blockEventLoop = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

test('a request that arrived while the process was blocked is answered before the server closes (guarantee 45)', async () => {
  const server = createServer((_, response) => response.end('heard'))
  const stop = gracefulShutdown(server)
  server.listen(0)
  await once(server, 'listening')
  const socketAddress = server.address()
  const socket = await openRawSocket(
    typeof socketAddress === 'object' ? (socketAddress?.port ?? 0) : 0,
  )
  socket.send(requestText)
  await socket.waitFor(/heard/)

  const stopped = stop(5_000, 50)
  socket.send(requestText)
  blockEventLoop(100)
  await Promise.all([stopped, socket.closed])

  expect(socket.received().match(/heard/g)).toHaveLength(2)
})
