import { once } from 'node:events'
import { createServer } from 'node:net'
import { createSandbox, type Sandbox } from '@cairn/sandbox/sandbox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type AuthoriseRequest, ProviderUnavailable, type Webhook } from './provider.ts'
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
    onError: (error) => void failures.push(error),
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

const settings = {
  url: sandboxOrigin,
  secret,
  send: (request: Request) => sandbox.answer(request),
}
const provider = sandboxProvider(settings)
const impatientProvider = sandboxProvider({ ...settings, timeoutMilliseconds: 500 })

const requestWith = (token: string, more: Partial<AuthoriseRequest> = {}): AuthoriseRequest => ({
  key: 'CRN-100200-1',
  orderNumber: 'CRN-100200',
  kind: 'card',
  token,
  amount: 12_900,
  currency: 'USD',
  locale: 'en-us',
  origin,
  challengeSeconds: 900,
  ...more,
})

async function authorised() {
  const authorisation = await provider.authorise(requestWith('tok_test_approve'))
  return authorisation.reference
}

describe('an authorisation', () => {
  test('is granted, and found by its key', async () => {
    const authorisation = await provider.authorise(requestWith('tok_test_approve'))

    expect(authorisation).toEqual({
      state: 'authorised',
      reference: authorisation.reference,
      card: { brand: 'visa', last4: '1111' },
      amount: 12_900,
    })
    expect(await provider.find('CRN-100200-1')).toEqual(authorisation)
    expect(await provider.find('CRN-100200-2')).toBeUndefined()
  })

  test.each([
    ['tok_test_decline', 'declined'],
    ['tok_test_suspicious', 'suspicious'],
    ['tok_test_expired', 'expired'],
    ['tok_of_nobody', 'unknownToken'],
    ['wal_test_approve', 'unknownToken'],
  ])('is refused: %s', async (token, reason) => {
    expect(await provider.authorise(requestWith(token))).toMatchObject({ state: 'refused', reason })
  })

  test('is granted for the token of a wallet or of a pay-later window', async () => {
    for (const [kind, token] of [
      ['wallet', 'wal_test_approve'],
      ['payLater', 'plt_test_approve'],
    ] as const) {
      const request = requestWith(token, { kind, key: token })
      expect(await provider.authorise(request)).toMatchObject({ state: 'authorised' })
    }
  })

  test('that is sent repeatedly is made once', async () => {
    const request = requestWith('tok_test_approve')
    const answers = await Promise.all(Array.from({ length: 20 }, () => provider.authorise(request)))

    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect(await sandbox.work()).toBe(1)
  })

  test('is refused under the key of another request', async () => {
    await authorised()
    const other = requestWith('tok_test_approve', { amount: 1 })

    await expect(provider.authorise(other)).rejects.toThrow('422')
    expect(await provider.find(other.key)).toMatchObject({ amount: 12_900 })
  })

  test('without an answer may have been granted', async () => {
    const request = requestWith('tok_test_unanswered')

    await expect(impatientProvider.authorise(request)).rejects.toThrow(ProviderUnavailable)
    expect(await provider.find(request.key)).toMatchObject({ state: 'authorised' })
    expect(await provider.authorise(request)).toMatchObject({ state: 'authorised' })
  })

  test('that the shop has cancelled is refused, whenever it arrives', async () => {
    const request = requestWith('tok_test_approve')
    const cancelled = { state: 'refused', reason: 'voided' }

    expect(await provider.cancelByKey({ key: request.key })).toEqual({ state: 'done' })
    expect(await provider.authorise(request)).toMatchObject(cancelled)

    await provider.authorise({ ...request, key: 'CRN-100200-2' })
    expect(await provider.cancelByKey({ key: 'CRN-100200-2' })).toEqual({ state: 'done' })
    expect(await provider.find('CRN-100200-2')).toMatchObject(cancelled)
  })
})

describe('a payment', () => {
  test('is captured up to the authorised amount, once for each key', async () => {
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

  test('is refunded up to the captured amount', async () => {
    const reference = await authorised()
    await provider.capture({ key: 'capture', reference, amount: 5_000 })
    const refund = (key: string, amount: number) => provider.refund({ key, reference, amount })

    expect(await refund('refund-1', 5_001)).toMatchObject({ reason: 'moreThanCaptured' })
    expect(await refund('refund-2', 3_000)).toEqual({ state: 'done' })
    expect(await refund('refund-2', 3_000)).toEqual({ state: 'done' })
    expect(await refund('refund-3', 2_001)).toMatchObject({ reason: 'moreThanCaptured' })
    expect(await refund('refund-4', 2_000)).toEqual({ state: 'done' })
  })

  test('that was voided cannot be captured', async () => {
    const reference = await authorised()

    expect(await provider.void({ key: 'void', reference })).toEqual({ state: 'done' })
    expect(await provider.void({ key: 'void-again', reference })).toEqual({ state: 'done' })
    expect(await provider.capture({ key: 'capture', reference, amount: 1 })).toMatchObject({
      reason: 'notAuthorised',
    })
  })

  test('that was captured in part is voided for the rest', async () => {
    const reference = await authorised()
    await provider.capture({ key: 'capture', reference, amount: 5_000 })

    expect(await provider.void({ key: 'void', reference })).toEqual({ state: 'done' })
    expect(await provider.capture({ key: 'more', reference, amount: 1 })).toMatchObject({
      reason: 'moreThanAuthorised',
    })
  })

  test('that was captured in full cannot be voided', async () => {
    const reference = await authorised()
    await provider.capture({ key: 'capture', reference, amount: 12_900 })

    expect(await provider.void({ key: 'void', reference })).toMatchObject({ reason: 'captured' })
    expect(await provider.cancelByKey({ key: 'CRN-100200-1' })).toMatchObject({
      reason: 'captured',
    })
  })
})

describe('a challenge', () => {
  test('opens at the provider, and only a proof of its page completes it', async () => {
    const request = requestWith('tok_test_challenge')
    const challenge = await provider.authorise(request)
    const { reference } = challenge

    expect(challenge).toMatchObject({ state: 'challenge' })
    expect(challenge.state === 'challenge' && challenge.challengeUrl).toMatch(
      /^http:\/\/127\.0\.0\.1:3001\/challenge\/\w+$/,
    )
    const answer = { key: 'answer', reference, proof: 'invented' }
    expect(await provider.answerChallenge(answer)).toMatchObject({ reason: 'challengeFailed' })
    expect(await provider.find(request.key)).toMatchObject({ reason: 'challengeFailed' })
  })
})

describe('a webhook', () => {
  const eventsOf = () => webhooks.flatMap((webhook) => provider.readEvents(webhook) ?? [])

  test('reports all events in their order', async () => {
    const reference = await authorised()
    await provider.capture({ key: 'capture', reference, amount: 5_000 })
    await provider.void({ key: 'void', reference })
    await provider.refund({ key: 'refund', reference, amount: 2_000 })
    await sandbox.work()

    const order = { orderNumber: 'CRN-100200', reference }
    expect(eventsOf()).toMatchObject([
      { kind: 'authorised', key: 'CRN-100200-1', amount: 12_900, ...order },
      { kind: 'captured', key: 'capture', amount: 5_000, ...order },
      { kind: 'voided', key: 'void', amount: 7_900, ...order },
      { kind: 'refunded', key: 'refund', amount: 2_000, ...order },
    ])
    expect(new Set(eventsOf().map(({ id }) => id)).size).toBe(4)
  })

  test('with the signature of another secret or a changed body is refused', async () => {
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

async function unusedPortUrl() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socketAddress = server.address()
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${typeof socketAddress === 'object' && socketAddress ? socketAddress.port : 0}`
}

describe('the provider is unavailable', () => {
  test('if the connection is refused: the request was not sent', async () => {
    const { authorise } = sandboxProvider({ url: await unusedPortUrl(), secret })

    await expect(authorise(requestWith('tok_test_approve'))).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      isUnsent: true,
    })
  })

  test('if it answers with a server error: the request may have been processed', async () => {
    const badGateway = { status: 502 }
    const send = async () => new Response('', badGateway)
    const { capture } = sandboxProvider({ url: sandboxOrigin, secret, send })

    await expect(capture({ key: 'k', reference: 'r', amount: 1 })).rejects.toMatchObject({
      name: 'ProviderUnavailable',
      isUnsent: false,
    })
  })

  test('but not if it refuses the credentials: that is an error of the shop', async () => {
    const otherShopProvider = sandboxProvider({
      url: sandboxOrigin,
      secret: 'another secret',
      send: (request) => sandbox.answer(request),
    })

    await expect(otherShopProvider.authorise(requestWith('tok_test_approve'))).rejects.toThrow(
      '401',
    )
    expect(await provider.find('CRN-100200-1')).toBeUndefined()
  })

  test('a page of another origin cannot open a window', async () => {
    const request = { kind: 'card', locale: 'en-us', origin: 'https://evil.example' } as const

    await expect(provider.openWindow(request)).rejects.toThrow('403')
    expect(await provider.openWindow({ ...request, origin })).toMatchObject({
      windowUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3001\/window\/win_\w+$/),
    })
  })
})
