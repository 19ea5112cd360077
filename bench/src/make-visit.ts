import { flagCookies } from '@cairn/contract/wire/cookies'
import type { Connection } from './connection.ts'
import type { RawRequest, Visit } from './load-run.ts'

/** Placeholder for the cart id of an earlier answer, with the length of a cart id. */
export const basketIdPlaceholder = '00000000-0000-4000-8000-00000000cafe'

/** Sends the requests in order with the cookies of earlier answers, and returns the size of the last answer. */
export async function makeVisit(
  connection: Connection,
  visit: Visit,
  onAnswer: (index: number) => void = () => {},
): Promise<number> {
  const cookies = new Map<string, string>()
  let bytes = 0
  for (const [index, request] of visit.entries()) {
    const answer = await connection.send(textOf(request, cookies))
    onAnswer(index)
    if (answer.status < 200 || answer.status > 299) {
      const { head } = request
      throw new Error(`${head.slice(0, head.indexOf('\r\n'))} answers ${answer.status}`)
    }
    bytes = answer.bytes
    if (index < visit.length - 1) storeCookies(cookies, answer.head)
  }
  return bytes
}

function textOf({ head, body }: RawRequest, cookies: ReadonlyMap<string, string>): string {
  if (cookies.size === 0) return `${head}\r\n${body}`
  const pairs = Array.from(cookies, ([name, value]) => `${name}=${value}`)
  const text = `${head}cookie: ${pairs.join('; ')}\r\n\r\n${body}`
  const basketId = cookies.get(flagCookies.basketId)
  return basketId === undefined ? text : text.replaceAll(basketIdPlaceholder, basketId)
}

function storeCookies(cookies: Map<string, string>, head: string): void {
  for (const [, name = '', value = ''] of head.matchAll(/\r\nset-cookie: ([^=]+)=([^;]+)/gi)) {
    cookies.set(name, value)
  }
}
