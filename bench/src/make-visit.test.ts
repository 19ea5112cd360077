import { flagCookies } from '@cairn/contract/wire/cookies'
import { expect, test } from 'vitest'
import type { Answer, Connection } from './connection.ts'
import {
  basketIdPlaceholder,
  codePlaceholder,
  makeVisit,
  visitIdPlaceholder,
} from './make-visit.ts'

const answer = (body: string, cookies: readonly string[] = [], status = 200): Answer => ({
  status,
  head: ['HTTP/1.1 200 OK', ...cookies.map((cookie) => `set-cookie: ${cookie}`)].join('\r\n'),
  body: Buffer.from(body),
})

/** A connection with these answers, and what was sent to it. */
function connectionWith(...answers: readonly Answer[]) {
  const sent: string[] = []
  const connection: Connection = {
    send: async (text) => answers[sent.push(text) - 1] ?? answer('', [], 500),
    close: () => {},
  }
  return { connection, sent }
}

const post = (body: string) => ({ head: 'POST /call HTTP/1.1\r\n', body })

test('a request has the cookies and the cart of earlier answers', async () => {
  const cookies = ['cairn_access=one; Path=/', `${flagCookies.basketId}=the-cart; Path=/`]
  const { connection, sent } = connectionWith(answer('{}', cookies), answer('12345'))
  expect(await makeVisit(connection, [post(''), post(basketIdPlaceholder)])).toBe(5)
  expect(sent[0]).not.toContain('cookie:')
  expect(sent[1]).toContain(`cookie: cairn_access=one; ${flagCookies.basketId}=the-cart\r\n\r\n`)
  expect(sent[1]?.endsWith('the-cart')).toBe(true)
})

test('a sign-in sends the authorisation code of the answer before it', async () => {
  const code = 'c'.repeat(codePlaceholder.length)
  const { connection, sent } = connectionWith(
    answer(JSON.stringify({ authorizationCode: code })),
    answer('{}'),
  )
  await makeVisit(connection, [post(''), post(`{"authorizationCode":"${codePlaceholder}"}`)])
  expect(sent[1]).toContain(`{"authorizationCode":"${code}"}`)
})

test('a visit without the code that it needs fails', async () => {
  const { connection } = connectionWith(answer('{}'), answer('{}'))
  await expect(makeVisit(connection, [post(''), post(codePlaceholder)])).rejects.toThrow(
    'no authorisation code',
  )
})

test('each visit has an id of its own, which its requests share', async () => {
  const visit = [post(visitIdPlaceholder), post(visitIdPlaceholder)]
  const { connection, sent } = connectionWith(...Array.from({ length: 4 }, () => answer('{}')))
  await makeVisit(connection, visit)
  await makeVisit(connection, visit)
  const ids = sent.map((text) => text.split('\r\n\r\n')[1])
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
  expect(ids[0]).not.toBe(visitIdPlaceholder)
})

test('an answer that is not 2xx ends the visit', async () => {
  const { connection, sent } = connectionWith(answer('{}', [], 403))
  await expect(makeVisit(connection, [post(''), post('')])).rejects.toThrow(
    'POST /call HTTP/1.1 answers 403',
  )
  expect(sent).toHaveLength(1)
})
