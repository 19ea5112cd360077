import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type MailServer = {
  url: string
  /** The received mails. */
  received: { to: string; message: string }[]
  /** The number of delivery attempts. */
  attempts: () => number
  /** Refuses this many mails with a response that quotes the recipient. */
  refuse: (times: number) => void
  close: () => Promise<void>
}

/** Implements only the part of SMTP that is needed to receive a mail. */
export async function openMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = []
  const open = new Set<Socket>()
  let attemptCount = 0
  let refusals = 0

  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => open.delete(socket))
    const reply = (line: string) => socket.write(`${line}\r\n`)
    let to = ''
    let message: string | undefined
    let rest = ''
    reply('220 mail.test')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(handleLine)
    })

    function handleLine(line: string) {
      if (message !== undefined) {
        if (line !== '.') return void (message += `${line}\n`)
        received.push({ to, message })
        message = undefined
        return reply('250 taken')
      }
      if (/^RCPT TO/i.test(line)) {
        attemptCount += 1
        to = /<(.*)>/.exec(line)?.[1] ?? ''
        if (refusals > 0) {
          refusals -= 1
          return reply(`451 <${to}> come back later`)
        }
      }
      if (/^DATA/i.test(line)) {
        message = ''
        return reply('354 go on')
      }
      if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n')
      return reply('250 yes')
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socketAddress = server.address()
  const port = typeof socketAddress === 'object' && socketAddress ? socketAddress.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    attempts: () => attemptCount,
    refuse: (times) => void (refusals = times),
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
