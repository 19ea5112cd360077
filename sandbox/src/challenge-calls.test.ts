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

const say = (choice: string, code = '', headers: Record<string, string> = json) =>
  sandbox.post(path, new URLSearchParams({ choice, code }), headers)

const standing = () => sandbox.answerOf('find', { key: 'CRN-100200-1' })

const handIn = (proof: string, more: object = {}) =>
  sandbox.answerOf('answer-challenge', { key: `answer-${proof}`, reference, proof, ...more })

async function told() {
  await sandbox.work()
  return sandbox.delivered.flatMap(({ body }) => JSON.parse(body).events)
}

describe('a challenge', () => {
  test('that is met is authorised and told, whether or not the browser comes home', async () => {
    const { outcome, threeDS2Result } = await read(await say('confirm', challengeCode))

    expect(outcome).toBe('challenge')
    expect(await standing()).toMatchObject({ state: 'authorised', amount: 12_900 })
    expect(await told()).toMatchObject([{ kind: 'authorised', key: 'CRN-100200-1', reference }])
    expect(await handIn(threeDS2Result)).toMatchObject({ state: 'authorised' })
  })

  test.each([
    ['fail', 'challenge'],
    ['cancel', 'closed'],
  ])('%s: is lost, and the shop hears of it', async (choice, outcome) => {
    const answer = await read(await say(choice))

    expect(answer.outcome).toBe(outcome)
    expect(await standing()).toMatchObject({ state: 'refused', reason: 'challengeFailed' })
    expect(await told()).toMatchObject([{ kind: 'refused', reference }])
    expect(await handIn(answer.threeDS2Result)).toMatchObject({ reason: 'challengeFailed' })
  })

  test('that nobody meets runs out', async () => {
    sandbox.pass(10 * 60_000)

    expect((await say('confirm', challengeCode)).status).toBe(410)
    expect(await told()).toMatchObject([{ kind: 'refused', reference }])
    expect(await standing()).toMatchObject({ reason: 'challengeFailed' })
  })

  test('takes three tries, and says how many are left', async () => {
    const first = await say('confirm', '000000')
    expect(await first.json()).toEqual({ wrong: 'That is not the code. Try again: 2 left.' })
    expect(await (await say('confirm', '000001')).json()).toHaveProperty('wrong')
    expect(await read(await say('confirm', '000002'))).toMatchObject({ outcome: 'challenge' })
    expect(await standing()).toMatchObject({ reason: 'challengeFailed' })
    expect((await say('confirm', challengeCode)).status).toBe(410)
  })

  test('is answered once', async () => {
    await say('fail')

    expect((await say('confirm', challengeCode)).status).toBe(410)
    expect(await standing()).toMatchObject({ state: 'refused' })
  })
})

describe('what comes out of a challenge (promise 9)', () => {
  const met = async () => (await read(await say('confirm', challengeCode))).threeDS2Result

  test('opens its own payment, once', async () => {
    const proof = await met()

    expect(await handIn(proof)).toMatchObject({ state: 'authorised' })
    expect(await handIn(proof)).toMatchObject({ state: 'authorised' })
    expect(await handIn(proof, { key: 'another' })).toMatchObject({ reason: 'challengeFailed' })
  })

  test('opens no other payment', async () => {
    const proof = await met()
    const other = await sandbox.authorise('tok_test_challenge', { key: 'CRN-100201-1' })

    expect(await handIn(proof, { reference: other.reference })).toMatchObject({
      state: 'refused',
      reference: other.reference,
    })
    expect(await sandbox.answerOf('find', { key: 'CRN-100201-1' })).toMatchObject({
      reason: 'challengeFailed',
    })
    expect(await standing()).toMatchObject({ state: 'authorised' })
  })

  test('opens nothing when it was changed', async () => {
    const proof = await met()

    expect(await handIn(`${proof.slice(0, -1)}x`)).toMatchObject({ reason: 'challengeFailed' })
    expect(await handIn('')).toMatchObject({ reason: 'challengeFailed' })
    expect(await handIn(proof)).toMatchObject({ state: 'authorised' })
  })
})

describe('without scripts', () => {
  test('the answer leads home to the shop', async () => {
    const answer = await say('confirm', challengeCode, {})
    const home = new URL(answer.headers.get('location') ?? '')

    expect(answer.status).toBe(303)
    expect(`${home.origin}${home.pathname}`).toBe(`${shopOrigin}/en-us/checkout/return`)
    expect(home.searchParams.get('sessionId')).toMatch(/^cha_\w+$/)
    expect(home.searchParams.get('merchantReference')).toMatch(/^CRN-\d+-1$/)
    const proof = home.searchParams.get('threeDS2Result') ?? ''
    expect(await handIn(proof)).toMatchObject({ state: 'authorised' })
  })

  test('a wrong code brings the page again, with what is wrong beside the field', async () => {
    const answer = await say('confirm', '1', {})
    const html = await answer.text()

    expect(answer.status).toBe(422)
    expect(html).toContain('That is not the code. Try again: 2 left.')
    expect(html).toContain('aria-invalid="true"')
    expect(html).toMatch(/role="alert"\s*>/)
  })
})

test('the page says who asks for how much, and from which card', async () => {
  const html = await (await sandbox.get(path)).text()

  expect(html).toContain('Cairn asks for $129.00 from your card ending in 1111.')
})
