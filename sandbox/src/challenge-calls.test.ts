import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { challengeCode } from './challenge.ts'
import { openTestSandbox, read, shopOrigin, type TestSandbox } from './test-sandbox.ts'

let sandbox: TestSandbox
let reference: string
let path: string
beforeEach(async () => {
  sandbox = openTestSandbox()
  const { challengeUrl, ...rest } = await sandbox.authorise('tok_test_challenge')
  reference = rest.reference
  path = new URL(challengeUrl).pathname
})
afterEach(() => {
  sandbox.close()
  expect(sandbox.failures).toEqual([])
})

const json = { accept: 'application/json' }

const submitChallenge = (choice: string, code = '', headers: Record<string, string> = json) =>
  sandbox.post(path, new URLSearchParams({ choice, code }), headers)

const findPayment = () => sandbox.answerOf('find', { key: 'CRN-100200-1' })

const submitProof = (proof: string, more: object = {}) =>
  sandbox.answerOf('answer-challenge', { key: `answer-${proof}`, reference, proof, ...more })

async function deliveredEvents() {
  await sandbox.work()
  return sandbox.delivered.flatMap(({ body }) => JSON.parse(body).events)
}

describe('a challenge', () => {
  test('that is confirmed authorises the payment and notifies the shop, even if the browser does not return', async () => {
    const { outcome, threeDS2Result } = await read(await submitChallenge('confirm', challengeCode))

    expect(outcome).toBe('challenge')
    expect(await findPayment()).toMatchObject({ state: 'authorised', amount: 12_900 })
    expect(await deliveredEvents()).toMatchObject([
      { kind: 'authorised', key: 'CRN-100200-1', reference },
    ])
    expect(await submitProof(threeDS2Result)).toMatchObject({ state: 'authorised' })
  })

  test.each([
    ['fail', 'challenge'],
    ['cancel', 'closed'],
  ])('%s: the payment is refused and the shop is notified', async (choice, outcome) => {
    const answer = await read(await submitChallenge(choice))

    expect(answer.outcome).toBe(outcome)
    expect(await findPayment()).toMatchObject({ state: 'refused', reason: 'challengeFailed' })
    expect(await deliveredEvents()).toMatchObject([{ kind: 'refused', reference }])
    expect(await submitProof(answer.threeDS2Result)).toMatchObject({ reason: 'challengeFailed' })
  })

  test('that is not answered expires', async () => {
    sandbox.pass(10 * 60_000)

    expect((await submitChallenge('confirm', challengeCode)).status).toBe(410)
    expect(await deliveredEvents()).toMatchObject([{ kind: 'refused', reference }])
    expect(await findPayment()).toMatchObject({ reason: 'challengeFailed' })
  })

  test('ends when the shop no longer holds the order, and shows how long that is', async () => {
    const { challengeUrl } = await sandbox.authorise('tok_test_challenge', {
      key: 'CRN-100300-1',
      challengeSeconds: 180,
    })
    path = new URL(challengeUrl).pathname
    sandbox.pass(60_000)
    expect(await (await sandbox.get(path)).text()).toContain('data-seconds="120"')
    sandbox.pass(120_000)
    expect((await submitChallenge('confirm', challengeCode)).status).toBe(410)
    await deliveredEvents()
  })

  test('allows three attempts, and shows how many are left', async () => {
    const first = await submitChallenge('confirm', '000000')
    expect(await first.json()).toEqual({ error: 'That is not the code. Try again: 2 left.' })
    expect(await (await submitChallenge('confirm', '000001')).json()).toHaveProperty('error')
    expect(await read(await submitChallenge('confirm', '000002'))).toMatchObject({
      outcome: 'challenge',
    })
    expect(await findPayment()).toMatchObject({ reason: 'challengeFailed' })
    expect((await submitChallenge('confirm', challengeCode)).status).toBe(410)
  })

  test('can be answered only once', async () => {
    await submitChallenge('fail')

    expect((await submitChallenge('confirm', challengeCode)).status).toBe(410)
    expect(await findPayment()).toMatchObject({ state: 'refused' })
  })
})

describe('the result of a challenge (guarantee 9)', () => {
  const confirmedProof = async () =>
    (await read(await submitChallenge('confirm', challengeCode))).threeDS2Result

  test('completes its own payment, once', async () => {
    const proof = await confirmedProof()

    expect(await submitProof(proof)).toMatchObject({ state: 'authorised' })
    expect(await submitProof(proof)).toMatchObject({ state: 'authorised' })
    expect(await submitProof(proof, { key: 'another' })).toMatchObject({
      reason: 'challengeFailed',
    })
  })

  test('completes no other payment', async () => {
    const proof = await confirmedProof()
    const other = await sandbox.authorise('tok_test_challenge', { key: 'CRN-100201-1' })

    expect(await submitProof(proof, { reference: other.reference })).toMatchObject({
      state: 'refused',
      reference: other.reference,
    })
    expect(await sandbox.answerOf('find', { key: 'CRN-100201-1' })).toMatchObject({
      reason: 'challengeFailed',
    })
    expect(await findPayment()).toMatchObject({ state: 'authorised' })
  })

  test('completes nothing after it was changed', async () => {
    const proof = await confirmedProof()

    expect(await submitProof(`${proof.slice(0, -1)}x`)).toMatchObject({ reason: 'challengeFailed' })
    expect(await submitProof('')).toMatchObject({ reason: 'challengeFailed' })
    expect(await submitProof(proof)).toMatchObject({ state: 'authorised' })
  })
})

describe('without scripts', () => {
  test('the answer redirects to the shop', async () => {
    const answer = await submitChallenge('confirm', challengeCode, {})
    const home = new URL(answer.headers.get('location') ?? '')

    expect(answer.status).toBe(303)
    expect(`${home.origin}${home.pathname}`).toBe(`${shopOrigin}/en-us/checkout/return`)
    expect(home.searchParams.get('sessionId')).toMatch(/^cha_\w+$/)
    expect(home.searchParams.get('merchantReference')).toMatch(/^CRN-\d+-1$/)
    const proof = home.searchParams.get('threeDS2Result') ?? ''
    expect(await submitProof(proof)).toMatchObject({ state: 'authorised' })
  })

  test('a wrong code shows the page again with the error beside the field', async () => {
    const answer = await submitChallenge('confirm', '1', {})
    const html = await answer.text()

    expect(answer.status).toBe(422)
    expect(html).toContain('That is not the code. Try again: 2 left.')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/role="alert"\s*>/)
  })
})

test('the page shows the merchant, the amount and the card', async () => {
  const html = await (await sandbox.get(path)).text()

  expect(html).toContain('Cairn asks for $129.00 from your card ending in 1111.')
})
