import type { ServerResponse } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSentryReceiver } from '../testing/sentry-receiver.ts'
import type { SentryError } from './sentry-event.ts'
import { createSentry } from './sentry.ts'

const error: SentryError = {
  platform: 'node',
  type: 'Error',
  message: 'x',
  stack: [],
  tags: {},
}

type Answer = (response: ServerResponse) => void

async function openSentry(answer?: Answer, timeoutMilliseconds = 10_000) {
  const receiver = await openSentryReceiver(answer)
  const outcomes: string[] = []
  const outages: string[] = []
  const time = { now: 0 }
  const sentry = createSentry({
    dsn: receiver.dsn,
    environment: 'test',
    onOutcome: (outcome) => outcomes.push(outcome),
    onOutage: (reason) => outages.push(reason),
    clock: () => time.now,
    timeoutMilliseconds,
  })
  onTestFinished(() => {
    sentry.stop()
    receiver.close()
  })
  const count = (outcome: string) => outcomes.filter((one) => one === outcome).length
  return { receiver, sentry, outcomes, outages, time, count }
}

const answerWith =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end()

describe('an error', () => {
  test('is delivered to the project of the DSN, with its key', async () => {
    const { receiver, sentry, outcomes } = await openSentry()
    sentry.report(error)
    await expect.poll(() => outcomes).toEqual(['sent'])
    expect(receiver.requests).toEqual([
      {
        url: '/api/42/envelope/',
        auth: expect.stringMatching(/^Sentry sentry_version=7, .*sentry_key=public-key$/),
      },
    ])
    expect(receiver.events()).toMatchObject([
      { platform: 'node', exception: { values: [{ type: 'Error', value: 'x' }] } },
    ])
  })

  test('is sent nowhere without a DSN', () => {
    const sentry = createSentry({
      dsn: undefined,
      environment: 'test',
      onOutcome: () => expect.unreachable(),
      onOutage: () => expect.unreachable(),
    })
    sentry.report(error)
    sentry.stop()
  })
})

describe('while Sentry does not answer', () => {
  test('a hundred errors wait, and further ones are dropped', async () => {
    const { receiver, sentry, count } = await openSentry(() => {})
    for (let number = 0; number < 150; number += 1) sentry.report(error)
    await expect.poll(() => receiver.envelopes.length).toBe(1)
    expect(count('dropped')).toBe(49)
    expect(count('sent')).toBe(0)
  })

  test('an attempt ends after the timeout, and after three of them errors are dropped for a minute', async () => {
    const { receiver, sentry, time, outages, count } = await openSentry(() => {}, 20)
    for (let number = 0; number < 10; number += 1) sentry.report(error)
    await expect.poll(() => outages).toEqual(['TimeoutError'])
    sentry.report(error)
    expect(receiver.envelopes).toHaveLength(3)
    expect([count('failed'), count('dropped')]).toEqual([3, 8])

    time.now = 60_000
    sentry.report(error)
    await expect.poll(() => receiver.envelopes.length).toBe(4)
  })
})

test('one failed delivery is no outage', async () => {
  let status = 500
  const { sentry, outcomes, outages } = await openSentry((response) => {
    answerWith(status)(response)
    status = 200
  })
  for (let number = 0; number < 3; number += 1) sentry.report(error)
  await expect.poll(() => outcomes).toEqual(['failed', 'sent', 'sent'])
  expect(outages).toEqual([])
})

test('a Sentry that has enough gets nothing for as long as it asks', async () => {
  const { receiver, sentry, outages, time, count } = await openSentry(
    answerWith(429, { 'retry-after': '120' }),
  )
  for (let number = 0; number < 3; number += 1) sentry.report(error)
  await expect.poll(() => outages).toEqual(['answered 429'])
  time.now = 119_999
  sentry.report(error)
  expect([receiver.envelopes.length, count('dropped')]).toEqual([1, 3])
  time.now = 120_000
  sentry.report(error)
  await expect.poll(() => receiver.envelopes.length).toBe(2)
})

test('an outage is told without the key and the address', async () => {
  const { receiver, sentry, outages } = await openSentry(
    answerWith(302, { location: 'http://127.0.0.1:1/' }),
  )
  for (let number = 0; number < 3; number += 1) sentry.report(error)
  await expect.poll(() => outages.length).toBe(1)
  expect(receiver.envelopes).toHaveLength(3)
  expect(outages.join()).not.toMatch(/public-key|127\.0\.0\.1/)
})

test('what waits is given up when the server stops', async () => {
  const { receiver, sentry, count } = await openSentry(() => {})
  sentry.report(error)
  sentry.report(error)
  await expect.poll(() => receiver.envelopes.length).toBe(1)
  sentry.stop()
  await expect.poll(() => count('failed')).toBe(1)
  sentry.report(error)
  expect(receiver.envelopes).toHaveLength(1)
})
