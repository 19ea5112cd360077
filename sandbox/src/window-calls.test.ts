import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cardToken } from '@cairn/contract/payments/payment'
import { languageOf, locales } from '@cairn/contract/sites/sites'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  opener,
  openTestSandbox,
  origin,
  read,
  shopOrigin,
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

const open = async (kind: string, more: object = {}) => {
  const request = { kind, ...opener, amount: 41_700, currency: 'USD', ...more }
  const { windowUrl } = await sandbox.answerOf('open-window', request)
  return new URL(windowUrl).pathname
}

const card = { number: '4111 1111 1111 1111', expiry: '12 / 30', code: '123' }
const type = async (path: string, typed: object) =>
  sandbox.post(`${path}/card`, JSON.stringify({ ...card, ...typed }))

describe('a card that is typed into the window', () => {
  test.each([
    ['4111 1111 1111 1111', 'authorised', undefined],
    ['4000 0000 0000 3220', 'challenge', undefined],
    ['4000 0000 0000 0002', 'refused', 'declined'],
    ['4000 0000 0000 9235', 'refused', 'suspicious'],
    ['5555 5555 5555 4444', 'authorised', undefined],
  ])('%s becomes a token with the behaviour of the card', async (number, state, reason) => {
    const answer = await type(await open('card'), { number })
    const { token, ...answered } = await read(answer)

    expect(answered).toEqual({
      brand: number.startsWith('5') ? 'mastercard' : 'visa',
      last4: number.slice(-4),
      bin: number.replaceAll(' ', '').slice(0, 6),
      expiryMonth: 12,
      expiryYear: 2030,
    })
    expect(cardToken.safeParse(token).success).toBe(true)
    expect(await sandbox.authorise(token)).toMatchObject({ state, ...(reason && { reason }) })
  })

  test('has the same fingerprint each time, and another card another one', async () => {
    const path = await open('card')
    const fingerprintOf = async (number: string) => {
      const { token } = await read(await type(path, { number }))
      return sandbox.answerOf('fingerprint', { token })
    }
    const fingerprint = await fingerprintOf('4111 1111 1111 1111')

    expect(fingerprint).toMatch(/^[\w-]{43}$/)
    expect(await fingerprintOf('4111111111111111')).toBe(fingerprint)
    expect(await fingerprintOf('5555 5555 5555 4444')).not.toBe(fingerprint)
    expect(await sandbox.answerOf('fingerprint', { token: 'tok_test_approve' })).toBeNull()
  })

  test('is forgotten with its fingerprint when the shop deletes its token', async () => {
    const { token } = await read(await type(await open('card'), {}))
    expect(await sandbox.answerOf('fingerprint', { token })).toMatch(/^[\w-]{43}$/)
    expect(await sandbox.answerOf('delete-token', { token })).toBeNull()
    expect(await sandbox.answerOf('delete-token', { token })).toBeNull()
    expect(await sandbox.answerOf('fingerprint', { token })).toBeNull()
    expect(await sandbox.authorise(token)).toMatchObject({
      state: 'refused',
      reason: 'unknownToken',
    })
  })

  test('becomes a new token each time', async () => {
    const path = await open('card')
    const tokens = [await type(path, {}), await type(path, {})].map(async (answer) => {
      const { token } = await read(answer)
      return token
    })

    expect(new Set(await Promise.all(tokens)).size).toBe(2)
  })

  test.each([
    ['with a wrong digit', { number: '4111 1111 1111 1112' }, ['number']],
    ['that has expired', { expiry: '10 / 26' }, ['expiry']],
    ['with an invalid expiry', { expiry: '13 / 30' }, ['expiry']],
    ['with a code that is too short', { code: '12' }, ['code']],
    ['with the code length of another brand', { number: '3782 822463 10005' }, ['code']],
    [
      'with three invalid fields',
      { number: '', expiry: '', code: '' },
      ['number', 'expiry', 'code'],
    ],
  ])('is refused %s', async (_, typed, fields) => {
    const answer = await type(await open('card'), typed)

    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ fields })
  })

  test('can expire after its token was issued', async () => {
    const { token } = await read(await type(await open('card'), { expiry: '11 / 26' }))
    sandbox.pass(12 * 24 * 60 * 60_000)

    expect(await sandbox.authorise(token)).toMatchObject({ reason: 'expired' })
  })

  test('is stored without its number and code (guarantee 38)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-sandbox-'))
    const fileSandbox = openTestSandbox({ file: join(folder, 'sandbox.sqlite') })
    const { windowUrl } = await fileSandbox.answerOf('open-window', { kind: 'card', ...opener })
    const typed = { ...card, number: '4000 0000 0000 3220', code: '987' }
    const answer = await fileSandbox.post(
      `${new URL(windowUrl).pathname}/card`,
      JSON.stringify(typed),
    )
    const { token } = await read(answer)
    await fileSandbox.authorise(token)
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
    fileSandbox.close()
    rmSync(folder, { recursive: true })

    const fileText = files.join('')
    expect(fileText).toContain(token)
    const typedText = fileText.replaceAll(randomIds, '')
    expect(typedText).not.toMatch(/4000[ -]?0000[ -]?0000|400000/)
    expect(typedText.includes('987')).toBe(false)
    expect(token).not.toContain('00003220')
  })
})

/** Random ids could contain the digits of a card or its code by chance. */
const randomIds = /[\da-z]{3}_[\da-f-]{30,}/g

describe('a wallet and paying later', () => {
  test.each(['wallet', 'payLater'])('%s: approval returns a token that pays', async (kind) => {
    const answer = await sandbox.post(`${await open(kind)}/choice`, '{"choice":"approve"}')
    const { outcome, token } = await read(answer)

    expect(outcome).toBe('token')
    expect(await sandbox.authorise(token, { kind })).toMatchObject({ state: 'authorised' })
  })

  test('tokens of the wallet have the fingerprint of its card, those of paying later that of the customer', async () => {
    const approve = async (kind: string) =>
      read(await sandbox.post(`${await open(kind)}/choice`, '{"choice":"approve"}'))
    const fingerprintOf = async ({ token }: { token: string }) =>
      sandbox.answerOf('fingerprint', { token })
    const typed = await fingerprintOf(await read(await type(await open('card'), {})))
    const later = await fingerprintOf(await approve('payLater'))

    expect(await fingerprintOf(await approve('wallet'))).toBe(typed)
    expect(later).toMatch(/^[\w-]{43}$/)
    expect(later).not.toBe(typed)
    expect(await fingerprintOf(await approve('payLater'))).toBe(later)
  })

  test.each(['wallet', 'payLater'])('%s: a refusal returns no token', async (kind) => {
    const answer = await sandbox.post(`${await open(kind)}/choice`, '{"choice":"decline"}')

    expect(await answer.json()).toEqual({ outcome: 'refused' })
  })

  test('a session for paying later names its plans, and is the same for the same key', async () => {
    const request = { key: 'later-1', amount: 41_700, currency: 'EUR', ...opener, locale: 'de-de' }
    const session = await sandbox.answerOf('open-pay-later', request)

    expect(session.categories).toEqual([
      { identifier: 'pay_later', name: 'In 30 Tagen bezahlen' },
      { identifier: 'pay_over_time', name: 'In 3 Raten bezahlen' },
    ])
    expect(await sandbox.answerOf('open-pay-later', request)).toEqual(session)
    expect((await sandbox.ask('open-pay-later', { ...request, amount: 1 })).status).toBe(422)
  })
})

describe('a window', () => {
  const kinds = ['card', 'wallet', 'payLater', 'device']

  test.each(kinds)(
    '%s may be framed only by the shop, and runs only its own script',
    async (kind) => {
      const answer = await sandbox.get(await open(kind))
      const html = await answer.text()
      const policy = answer.headers.get('content-security-policy') ?? ''
      const [, path = '', integrity = ''] =
        /<script[^>]* src="([^"]+)"[^>]* integrity="([^"]+)"/.exec(html) ?? []
      const script = await sandbox.get(path)
      const digest = createHash('sha384').update(await script.text())

      expect(policy).toContain(`frame-ancestors ${shopOrigin};`)
      expect(policy).toContain(`script-src ${origin}${path};`)
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(integrity).toBe(`sha384-${digest.digest('base64')}`)
      expect(html.match(/<script/g)).toHaveLength(1)
      expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    },
  )

  test.each(locales)('is in the language of the shop: %s', async (locale) => {
    const pages = await Promise.all(
      kinds.map(async (kind) => (await sandbox.get(await open(kind, { locale }))).text()),
    )

    for (const html of pages) {
      expect(html).toContain(`lang="${locale}"`)
      expect(html).not.toMatch(/\{\w+\}|undefined|\[object/)
    }
    expect(pages[0]).toContain(cardNumber[languageOf(locale)])
  })

  test('expires after two hours, and an unknown one is refused in the same way', async () => {
    const path = await open('card')
    sandbox.pass(2 * 60 * 60_000)

    expect((await sandbox.get(path)).status).toBe(410)
    expect((await type(path, {})).status).toBe(410)
    expect((await sandbox.get('/window/win_0')).status).toBe(410)
  })

  test('accepts no request from another origin', async () => {
    const path = await open('card')
    for (const foreign of [shopOrigin, 'https://evil.example', 'null', '']) {
      const headers = { origin: foreign }
      const answer = await sandbox.post(`${path}/card`, JSON.stringify(card), headers)
      expect(answer.status).toBe(403)
    }
  })

  test('refuses requests for another kind of window', async () => {
    expect((await type(await open('wallet'), {})).status).toBe(410)
    const choice = await sandbox.post(`${await open('card')}/choice`, '{"choice":"approve"}')
    expect(choice.status).toBe(410)
  })
})

const cardNumber = {
  en: 'Card number',
  de: 'Kartennummer',
  fr: 'Numéro de carte',
  it: 'Numero della carta',
  es: 'Número de tarjeta',
}

test('a report of a violated content policy is logged', async () => {
  const { report, ...rest } = openReporting()
  await report('{"csp-report":{"blocked-uri":"https://evil.example/x.js"}}')

  expect(String(rest.failures[0])).toContain('evil.example')
})

function openReporting() {
  const reporting = openTestSandbox()
  return {
    failures: reporting.failures,
    report: (body: string) => reporting.post('/reports', body),
  }
}
