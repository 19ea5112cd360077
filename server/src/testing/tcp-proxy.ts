import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy between a server and its database that can simulate outages. */
export type TcpProxy = {
  /** The URL of the database through the proxy. */
  url: string
  /** Closes all connections and every new one. */
  refuse: () => void
  /** Accepts connections, but forwards nothing in either direction. */
  blackhole: () => void
  resume: () => void
  close: () => Promise<void>
}

export async function openTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let mode: 'passing' | 'refusing' | 'silent' = 'passing'

  const server = createServer((client) => {
    if (mode === 'refusing') return void client.destroy()
    const upstream = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('data', (bytes) => void other.write(bytes))
      if (mode === 'silent') one.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socketAddress = server.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof socketAddress === 'object' ? socketAddress?.port : ''}`

  const closeConnections = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    refuse: () => {
      mode = 'refusing'
      closeConnections()
    },
    blackhole: () => {
      mode = 'silent'
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      mode = 'passing'
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      closeConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
