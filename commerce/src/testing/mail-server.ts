import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type MailServer = {
  url: string
  /** What was taken, as it came. */
  taken: { to: string; message: string }[]
  /** How often somebody has come. */
  tries: () => number
  /** So many mails are answered with a no that quotes the address; after that they are taken. */
  refuse: (times: number) => void
  close: () => Promise<void>
}

/** As much of SMTP as it takes to be sent a mail. */
export async function openMailServer(): Promise<MailServer> {
  const taken: MailServer['taken'] = []
  const open = new Set<Socket>()
  let tries = 0
  let refusals = 0

  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => open.delete(socket))
    const say = (line: string) => socket.write(`${line}\r\n`)
    let to = ''
    let message: string | undefined
    let rest = ''
    say('220 mail.test')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(hear)
    })

    function hear(line: string) {
      if (message !== undefined) {
        if (line !== '.') return void (message += `${line}\n`)
        taken.push({ to, message })
        message = undefined
        return say('250 taken')
      }
      if (/^RCPT TO/i.test(line)) {
        tries += 1
        to = /<(.*)>/.exec(line)?.[1] ?? ''
        if (refusals > 0) {
          refusals -= 1
          return say(`451 <${to}> come back later`)
        }
      }
      if (/^DATA/i.test(line)) {
        message = ''
        return say('354 go on')
      }
      if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
      return say('250 yes')
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    tries: () => tries,
    refuse: (times) => void (refusals = times),
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
