import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy for PostgreSQL that counts the round trips of its clients. */
export async function countRoundTrips(databaseUrl: string) {
  const target = new URL(databaseUrl)
  let trips = 0
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    database.pipe(client)
    client.pipe(database)
    countQueries(client, () => (trips += 1))
    for (const socket of [client, database]) {
      socket.on('error', () => [client, database].forEach((endpoint) => endpoint.destroy()))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socketAddress = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof socketAddress === 'object' ? socketAddress?.port : '')
  return { url: url.href, trips: () => trips, close: () => server.close() }
}

const simpleQuery = 'Q'.charCodeAt(0)
const sync = 'S'.charCodeAt(0)

/** A message begins with a type letter and a length. Only the first one of a connection has no letter. */
function countQueries(client: Socket, onQuery: () => void): void {
  let received: Buffer = Buffer.alloc(0)
  let letterCount = 0
  client.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    while (received.length >= letterCount + 4) {
      const size = letterCount + received.readUInt32BE(letterCount)
      if (received.length < size) return
      const letter = letterCount === 0 ? 0 : received[0]
      if (letter === simpleQuery || letter === sync) onQuery()
      received = received.subarray(size)
      letterCount = 1
    }
  })
}
