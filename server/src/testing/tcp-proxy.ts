import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between a server and its database, and can make that one look as if it were away. */
export type TcpProxy = {
  /** The same address, by way of here. */
  url: string
  /** Hangs up on everybody, and on whoever calls. */
  refuse: () => void
  /** Takes calls, and passes nothing on in either direction. */
  hush: () => void
  resume: () => void
  close: () => Promise<void>
}

export async function openTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let mode: 'passing' | 'refusing' | 'silent' = 'passing'

  const server = createServer((near) => {
    if (mode === 'refusing') return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
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
  const address = server.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    refuse: () => {
      mode = 'refusing'
      hangUp()
    },
    hush: () => {
      mode = 'silent'
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      mode = 'passing'
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      hangUp()
      server.close()
      await once(server, 'close')
    },
  }
}
