import { once } from 'node:events'
import { createServer } from 'node:net'
import { createSandbox, type Sandbox } from '@cairn/sandbox/sandbox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type AuthoriseRequest, ProviderAway, type Webhook } from './provider.ts'
import { sandboxProvider } from './sandbox-provider.ts'

const secret = 'what shop and sandbox share in tests'
const origin = 'http://localhost:3000'
const sandboxOrigin = 'http://127.0.0.1:3001'

let sandbox: Sandbox
let webhooks: Webhook[]
let failures: unknown[]
beforeEach(() => {
  webhooks = []
  failures = []
  sandbox = createSandbox({
    file: ':memory:',
    secret,
    operatorKey: 'nobody asks for it',
    origin: sandboxOrigin,
    shopOrigins: [origin],
    post: { url: `${origin}/fapi/payments/events`, send: takeWebhook },
    failed: (error) => void failures.push(error),
  })
})
afterEach(() => {
  sandbox.close()
  expect(failures).toEqual([])
})

async function takeWebhook(request: Request) {
  const body = await request.text()
  webhooks.push({ body, header: (name) => request.headers.get(name) ?? undefined })
  return new Response(null, { status: 204 })
}

const provider = sandboxProvider({
  url: sandboxOrigin,
  secret,
  send: (request) => sandbox.answer(request),
  timeoutMilliseconds: 150,
})

const asking = (token: string, more: Partial<AuthoriseRequest> = {}): AuthoriseRequest => ({
  key: 'CRN-100200-1',
  orderNumber: 'CRN-100200',
  kind: 'card',
  token,
  amount: 12_900,
  currency: 'USD',
  locale: 'en-us',
  origin,
  ...more,
})

async function authorised() {
  const authorisation = await provider.authorise(asking('tok_test_approve'))
  return authorisation.reference
}

describe('an authorisation', () => {
  test('is given, and found again by its key', async () => {
    const given = await provider.authorise(asking('tok_test_approve'))

    expect(given).toEqual({ state: 'authorised', reference: given.reference, amount: 12_900 })
    expect(await provider.find('CRN-100200-1')).toEqual(given)
    expect(await provider.find('CRN-100200-2')).toBeUndefined()
  })

  test.each([
    ['tok_test_decline', 'declined'],
    ['tok_test_suspicious', 'suspicious'],
    ['tok_test_expired', 'expired'],
    ['tok_of_nobody', 'unknownToken'],
    ['wal_test_approve', 'unknownToken'],
  ])('is refused: %s', async (token, reason) => {
    expect(await provider.authorise(asking(token))).toMatchObject({ state: 'refused', reason })
  })

  test('of a wallet or a pay-later window is given for a token of theirs', async () => {
    for (const [kind, token] of [
      ['wallet', 'wal_test_approve'],
      ['payLater', 'plt_test_approve'],
    ] as const) {
      const asked = asking(token, { kind, key: token })
      expect(await provider.authorise(asked)).toMatchObject({ state: 'authorised' })
    }
  })

  test('is asked for once, however often it is sent', async () => {
    const asked = asking('tok_test_approve')
    const answers = await Promise.all(Array.from({ length: 20 }, () => provider.authorise(asked)))

    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect(await sandbox.work()).toBe(1)
  })

  test('is not asked for under the key of another', async () => {
    await authorised()
    const other = asking('tok_test_approve', { amount: 1 })

    await expect(provider.authorise(other)).rejects.toThrow('422')
    expect(await provider.find(other.key)).toMatchObject({ amount: 12_900 })
  })

  test('may have been given although nobody answered', async () => {
    const asked = asking('tok_test_late')

    await expect(provider.authorise(asked)).rejects.toThrow(ProviderAway)
    expect(await provider.find(asked.key)).toMatchObject({ state: 'authorised' })
    expect(await provider.authorise(asked)).toMatchObject({ state: 'authorised' })
  })

  test('that a shop has given up is none, whenever it arrives', async () => {
    const asked = asking('tok_test_approve')
    const givenUp = { state: 'refused', reason: 'voided' }

    expect(await provider.abandon({ key: asked.key })).toEqual({ state: 'done' })
    expect(await provider.authorise(asked)).toMatchObject(givenUp)

    await provider.authorise({ ...asked, key: 'CRN-100200-2' })
    expect(await provider.abandon({ key: 'CRN-100200-2' })).toEqual({ state: 'done' })
    expect(await provider.find('CRN-100200-2')).toMatchObject(givenUp)
  })
})

describe('money', () => {
  test('is taken up to what was authorised, once for a key', async () => {
    const reference = await authorised()
    const first = { key: 'capture-1', reference, amount: 12_000 }

    expect(await provider.capture(first)).toEqual({ state: 'done' })
    expect(await provider.capture(first)).toEqual({ state: 'done' })
    const second = { key: 'capture-2', reference, amount: 901 }
    expect(await provider.capture(second)).toEqual({
      state: 'refused',
      reason: 'moreThanAuthorised',
    })
    expect(await provider.capture({ ...second, key: 'capture-3', amount: 900 })).toEqual({
      state: 'done',
    })
  })

  test('is given back up to what was taken', async () => {
    const reference = await authorised()
    await provider.capture({ key: 'capture', reference, amount: 5_000 })
    const refund = (key: string, amount: number) => provider.refund({ key, reference, amount })

    expect(await refund('refund-1', 5_001)).toMatchObject({ reason: 'moreThanCaptured' })
    expect(await refund('refund-2', 3_000)).toEqual({ state: 'done' })
    expect(await refund('refund-2', 3_000)).toEqual({ state: 'done' })
    expect(await refund('refund-3', 2_001)).toMatchObject({ reason: 'moreThanCaptured' })
    expect(await refund('refund-4', 2_000)).toEqual({ state: 'done' })
  })

  test('that is let go of cannot be taken any more', async () => {
    const reference = await authorised()

    expect(await provider.void({ key: 'void', reference })).toEqual({ state: 'done' })
    expect(await provider.void({ key: 'void-again', reference })).toEqual({ state: 'done' })
    expect(await provider.capture({ key: 'capture', reference, amount: 1 })).toMatchObject({
      reason: 'notAuthorised',
    })
  })

  test('is let go of as far as it is not taken', async () => {
    const reference = await authorised()
    await provider.capture({ key: 'capture', reference, amount: 5_000 })

    expect(await provider.void({ key: 'void', reference })).toEqual({ state: 'done' })
    expect(await provider.capture({ key: 'more', reference, amount: 1 })).toMatchObject({
      reason: 'moreThanAuthorised',
    })
  })

  test('that was taken whole is not let go of', async () => {
    const reference = await authorised()
    await provider.capture({ key: 'capture', reference, amount: 12_900 })

    expect(await provider.void({ key: 'void', reference })).toMatchObject({ reason: 'captured' })
    expect(await provider.abandon({ key: 'CRN-100200-1' })).toMatchObject({ reason: 'captured' })
  })
})

describe('a challenge', () => {
  test('is opened at the provider, and made good by nothing that the page did not give', async () => {
    const asked = asking('tok_test_challenge')
    const challenge = await provider.authorise(asked)
    const { reference } = challenge

    expect(challenge).toMatchObject({ state: 'challenge' })
    expect(challenge.state === 'challenge' && challenge.challengeUrl).toMatch(
      /^http:\/\/127\.0\.0\.1:3001\/challenge\/\w+$/,
    )
    const answer = { key: 'answer', reference, proof: 'invented' }
    expect(await provider.answerChallenge(answer)).toMatchObject({ reason: 'challengeFailed' })
    expect(await provider.find(asked.key)).toMatchObject({ reason: 'challengeFailed' })
  })
})

describe('a webhook', () => {
  const eventsOf = () => webhooks.flatMap((webhook) => provider.readEvents(webhook) ?? [])

  test('tells everything that happened, in the order in which it did', async () => {
    const reference = await authorised()
    await provider.capture({ key: 'capture', reference, amount: 5_000 })
    await provider.void({ key: 'void', reference })
    await provider.refund({ key: 'refund', reference, amount: 2_000 })
    await sandbox.work()

    const about = { orderNumber: 'CRN-100200', reference }
    expect(eventsOf()).toMatchObject([
      { kind: 'authorised', key: 'CRN-100200-1', amount: 12_900, ...about },
      { kind: 'captured', key: 'capture', amount: 5_000, ...about },
      { kind: 'voided', key: 'void', amount: 7_900, ...about },
      { kind: 'refunded', key: 'refund', amount: 2_000, ...about },
    ])
    expect(new Set(eventsOf().map(({ id }) => id)).size).toBe(4)
  })

  test('that another signed, or that was changed on the way, is not read', async () => {
    await authorised()
    await sandbox.work()
    const [webhook] = webhooks
    const { body = '', header = () => undefined } = webhook ?? {}
    const { readEvents } = sandboxProvider({ url: sandboxOrigin, secret: 'another secret' })

    expect(provider.readEvents({ body, header })).toHaveLength(1)
    expect(readEvents({ body, header })).toBeUndefined()
    expect(provider.readEvents({ body: body.replace('12900', '99900'), header })).toBeUndefined()
    expect(provider.readEvents({ body, header: () => undefined })).toBeUndefined()
  })
})

async function closedDoor() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

describe('the provider is away', () => {
  test('when nobody takes the call: then nothing was sent', async () => {
    const { authorise } = sandboxProvider({ url: await closedDoor(), secret })

    await expect(authorise(asking('tok_test_approve'))).rejects.toMatchObject({
      name: 'ProviderAway',
      isUnsent: true,
    })
  })

  test('when it answers with a failure of its own: then nobody knows', async () => {
    const broken = { status: 502 }
    const send = async () => new Response('', broken)
    const { capture } = sandboxProvider({ url: sandboxOrigin, secret, send })

    await expect(capture({ key: 'k', reference: 'r', amount: 1 })).rejects.toMatchObject({
      name: 'ProviderAway',
      isUnsent: false,
    })
  })

  test('but not when it refuses who asks: that is our own mistake', async () => {
    const stranger = sandboxProvider({
      url: sandboxOrigin,
      secret: 'another secret',
      send: (request) => sandbox.answer(request),
    })

    await expect(stranger.authorise(asking('tok_test_approve'))).rejects.toThrow('401')
    expect(await provider.find('CRN-100200-1')).toBeUndefined()
  })

  test('a page of another origin opens no window', async () => {
    const asked = { kind: 'card', locale: 'en-us', origin: 'https://evil.example' } as const

    await expect(provider.openWindow(asked)).rejects.toThrow('403')
    expect(await provider.openWindow({ ...asked, origin })).toMatchObject({
      windowUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3001\/window\/win_\w+$/),
    })
  })
})
