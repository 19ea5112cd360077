import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isSame, signWebhook } from './signature.ts'
import {
  authoriseRequest,
  openTestSandbox,
  operatorKey,
  origin,
  secret,
  type TestSandbox,
} from './test-sandbox.ts'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = openTestSandbox()
})
afterEach(() => {
  sandbox.close()
  expect(sandbox.failures).toEqual([])
})

const find = () => sandbox.answerOf('find', { key: 'CRN-100200-1' })
const kinds = () =>
  sandbox.delivered.flatMap(({ body }) => JSON.parse(body).events).map(({ kind }) => kind)

describe('the operator page', () => {
  const statusOf = async (
    path: string,
    socketIp: string,
    { headers = {}, opensOperatorPage = false, at = origin } = {},
  ) => {
    const settings = openTestSandbox({ opensOperatorPage })
    const answer = await settings.answer(new Request(`${at}${path}`, { headers }), socketIp)
    settings.close()
    return answer.status
  }
  const withKey = { authorization: `Bearer ${operatorKey}` }

  test.each(['/operator', '/operator/faults', '/%6fperator', '/%6fperator/faults'])(
    '%s answers this machine only, unless configured',
    async (path) => {
      expect(await statusOf(path, '127.0.0.1', { headers: withKey })).toBe(200)
      expect(await statusOf(path, '192.168.0.7', { headers: withKey })).toBe(403)
      const headers = { ...withKey, 'x-forwarded-for': '127.0.0.1' }
      expect(await statusOf(path, '127.0.0.1', { headers })).toBe(403)
      const rebound = { headers: withKey, at: 'http://rebound.example' }
      expect(await statusOf(path, '127.0.0.1', rebound)).toBe(403)
      const isOpen = { headers: withKey, opensOperatorPage: true }
      expect(await statusOf(path, '192.168.0.7', isOpen)).toBe(200)
    },
  )
})

describe('a fault that is switched on', () => {
  test('down: calls are refused and have no effect', async () => {
    await sandbox.switchFaults({ down: 1 })
    expect((await sandbox.ask('find', { key: 'k' })).status).toBe(503)

    await sandbox.switchFaults({})
    expect(await find()).toBeNull()
  })

  test('silent: calls have their effect and no answer', async () => {
    await sandbox.switchFaults({ silent: 1 })
    const client = new AbortController()
    const answering = sandbox.ask('authorise', authoriseRequest('tok_test_approve'), {
      signal: client.signal,
    })
    await expect.poll(() => sandbox.work()).toBe(1)
    client.abort()
    expect((await answering).status).toBe(504)

    await sandbox.switchFaults({})
    expect(await find()).toMatchObject({ state: 'authorised' })
  })

  test('slow: every answer takes longer', async () => {
    await sandbox.switchFaults({ slow: 120 })
    const startedAt = performance.now()
    await find()

    expect(performance.now() - startedAt).toBeGreaterThan(110)
  })

  test('webhooks doubled: each is delivered twice', async () => {
    await sandbox.switchFaults({ webhooksDoubled: 1 })
    await sandbox.authorise('tok_test_approve')
    await sandbox.work()

    expect(kinds()).toEqual(['authorised', 'authorised'])
  })

  test('webhooks late: each is delayed', async () => {
    await sandbox.switchFaults({ webhooksLate: 20_000 })
    await sandbox.authorise('tok_test_approve')
    sandbox.pass(19_999)
    expect(await sandbox.work()).toBe(0)
    sandbox.pass(1)
    expect(await sandbox.work()).toBe(1)
  })

  test('webhooks shuffled: they are delivered in another order', async () => {
    await sandbox.switchFaults({ webhooksShuffled: 600_000 })
    const { reference } = await sandbox.authorise('tok_test_approve')
    for (let number = 0; number < 30; number += 1) {
      await sandbox.answerOf('capture', { key: `capture-${number}`, reference, amount: 1 })
    }
    sandbox.pass(600_000)
    await sandbox.work()
    const keys = sandbox.delivered.map(({ body }) => JSON.parse(body).events[0].key)

    expect(keys).toHaveLength(31)
    expect(keys).not.toEqual(keys.toSorted((one, other) => order(one) - order(other)))
  })

  test('cannot be switched without the key', async () => {
    expect((await sandbox.switchFaults({ down: 1 }, 'guessed')).status).toBe(401)
    expect((await sandbox.get('/operator/faults')).status).toBe(401)
    expect(await find()).toBeNull()
  })

  test('with an unknown name is refused', async () => {
    expect((await sandbox.switchFaults({ explode: 1 })).status).toBe(400)
  })
})

const order = (key: string) => Number(/\d+$/.exec(key)?.[0] ?? -1)

describe('a webhook', () => {
  test('is signed by the secret that shop and sandbox share', async () => {
    await sandbox.authorise('tok_test_approve')
    await sandbox.work()
    const [{ body, signature } = { body: '', signature: '' }] = sandbox.delivered

    expect(isSame(signature, signWebhook(secret, body))).toBe(true)
    expect(isSame(signature, signWebhook('another secret', body))).toBe(false)
  })

  test('is delivered with growing delays until the shop accepts it', async () => {
    await sandbox.authorise('tok_test_approve')
    sandbox.shop.answers = 501
    expect(await sandbox.work()).toBe(0)
    expect(await sandbox.work()).toBe(0)
    expect(kinds()).toHaveLength(1)

    sandbox.pass(500)
    await sandbox.work()
    expect(kinds()).toHaveLength(2)
    sandbox.pass(999)
    await sandbox.work()
    expect(kinds()).toHaveLength(2)

    sandbox.shop.answers = 200
    sandbox.pass(1)
    expect(await sandbox.work()).toBe(1)
    sandbox.pass(24 * 60 * 60_000)
    expect(await sandbox.work()).toBe(0)
  })

  test('reports when a pending payment is authorised', async () => {
    expect(await sandbox.authorise('tok_test_pending')).toMatchObject({ state: 'pending' })
    expect(await sandbox.work()).toBe(0)
    sandbox.pass(3_000)
    await sandbox.work()

    expect(kinds()).toEqual(['authorised'])
    expect(await find()).toMatchObject({ state: 'authorised' })
  })
})

describe('the operator’s page', () => {
  const signIn = (key: string) => sandbox.post('/operator', form({ key }))
  const form = (fields: Record<string, string>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }

  test('opens with the key, and switches faults', async () => {
    const answer = await signIn(operatorKey)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(answer.status).toBe(303)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)

    const headers = { cookie: cookie.split(';')[0] ?? '' }
    await sandbox.post('/operator', form({ down: '1', slow: '0' }), headers)
    expect((await sandbox.ask('find', { key: 'k' })).status).toBe(503)
  })

  test('without the key shows and switches nothing', async () => {
    await sandbox.authorise('tok_test_approve')
    expect((await signIn('guessed')).status).toBe(422)
    expect(await (await sandbox.get('/operator')).text()).not.toContain('CRN-100200')

    await sandbox.post('/operator', form({ down: '1' }), { cookie: 'sandbox_operator=guessed' })
    expect(await find()).toMatchObject({ state: 'authorised' })
  })
})
