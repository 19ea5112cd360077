import { randomUUID } from 'node:crypto'
import { flagCookies } from '@cairn/contract/wire/cookies'
import type { Connection } from './connection.ts'
import type { RawRequest, Visit } from './load-run.ts'

/** Placeholder for the cart id of an earlier answer, with the length of a cart id. */
export const basketIdPlaceholder = '00000000-0000-4000-8000-00000000cafe'
/** Placeholder for an id that each visit has for itself, like a new email address. */
export const visitIdPlaceholder = '00000000-0000-4000-8000-0000000000aa'
/** Placeholder for the authorisation code of an earlier answer, with the length of a code. */
export const codePlaceholder = 'authorisation-code-of-an-earlier-answer-000'

type VisitState = {
  cookies: Map<string, string>
  /** The values by their placeholders. */
  values: Map<string, string>
}

/** Sends the requests in order with what earlier answers contained, and returns the size of the last answer. */
export async function makeVisit(
  connection: Connection,
  visit: Visit,
  onAnswer: (index: number) => void = () => {},
): Promise<number> {
  const state: VisitState = {
    cookies: new Map(),
    values: new Map([[visitIdPlaceholder, randomUUID()]]),
  }
  let bytes = 0
  for (const [index, request] of visit.entries()) {
    const answer = await connection.send(textOf(request, state))
    onAnswer(index)
    if (answer.status < 200 || answer.status > 299) {
      const { head } = request
      throw new Error(`${head.slice(0, head.indexOf('\r\n'))} answers ${answer.status}`)
    }
    bytes = answer.body.length
    const next = visit[index + 1]
    if (next) storeCookies(state, answer.head)
    if (next?.body.includes(codePlaceholder)) storeCode(state, answer.body)
  }
  return bytes
}

function textOf({ head, body }: RawRequest, { cookies, values }: VisitState): string {
  const pairs = Array.from(cookies, ([name, value]) => `${name}=${value}`)
  const cookieLine = pairs.length > 0 ? `cookie: ${pairs.join('; ')}\r\n` : ''
  return Array.from(values).reduce(
    (text, [placeholder, value]) => text.replaceAll(placeholder, value),
    `${head}${cookieLine}\r\n${body}`,
  )
}

function storeCookies({ cookies, values }: VisitState, head: string): void {
  for (const [, name = '', value = ''] of head.matchAll(/\r\nset-cookie: ([^=]+)=([^;]+)/gi)) {
    cookies.set(name, value)
    if (name === flagCookies.basketId) values.set(basketIdPlaceholder, value)
  }
}

function storeCode({ values }: VisitState, body: Buffer): void {
  const code = /"authorizationCode":"([^"]+)"/.exec(body.toString())?.[1]
  if (code?.length !== codePlaceholder.length) {
    throw new Error('an answer has no authorisation code')
  }
  values.set(codePlaceholder, code)
}
