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
    countTrips(client, database, () => (trips += 1))
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
const readyForQuery = 'Z'.charCodeAt(0)

/** Statements that are sent before the response to an earlier one belong to its round trip. */
function countTrips(client: Socket, database: Socket, onTrip: () => void): void {
  let pending = 0
  onMessages(client, { isFirstUntyped: true }, (type) => {
    if (type !== simpleQuery && type !== sync) return
    if (pending === 0) onTrip()
    pending += 1
  })
  onMessages(database, { isFirstUntyped: false }, (type) => {
    if (type === readyForQuery) pending = Math.max(0, pending - 1)
  })
}

/** A message begins with a type letter and a length. Only the first one of a client has no letter. */
function onMessages(
  socket: Socket,
  { isFirstUntyped }: { isFirstUntyped: boolean },
  onMessage: (type: number | undefined) => void,
): void {
  let received: Buffer = Buffer.alloc(0)
  let letterCount = isFirstUntyped ? 0 : 1
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    while (received.length >= letterCount + 4) {
      const size = letterCount + received.readUInt32BE(letterCount)
      if (received.length < size) return
      onMessage(letterCount === 0 ? undefined : received[0])
      received = received.subarray(size)
      letterCount = 1
    }
  })
}
