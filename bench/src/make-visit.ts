import type { Connection } from './connection.ts'
import type { Visit } from './load-order.ts'

/** Asks in order, with the cookies that the answer before has set; answers the last one's size. */
export async function makeVisit(connection: Connection, visit: Visit): Promise<number> {
  let cookies = ''
  let bytes = 0
  for (const [at, { head, body }] of visit.entries()) {
    const answer = await connection.ask(`${head}${cookies}\r\n${body}`)
    if (answer.status < 200 || answer.status > 299) {
      throw new Error(`${head.slice(0, head.indexOf('\r\n'))} answers ${answer.status}`)
    }
    bytes = answer.bytes
    if (at < visit.length - 1) cookies = cookieHeader(answer.head)
  }
  return bytes
}

function cookieHeader(head: string): string {
  const pairs = Array.from(head.matchAll(/\r\nset-cookie: ([^=]+=[^;]+)/gi), ([, pair]) => pair)
  return `cookie: ${pairs.join('; ')}\r\n`
}
