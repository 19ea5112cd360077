import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageOf, locales } from '@cairn/contract/sites'
import { cardToken } from '@cairn/contract/payment-entity'
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
  const asked = { kind, ...opener, amount: 41_700, currency: 'USD', ...more }
  const { windowUrl } = await sandbox.answerOf('open-window', asked)
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
  ])('%s becomes a token that pays as the card would', async (number, state, reason) => {
    const answer = await type(await open('card'), { number })
    const { token, ...told } = await read(answer)

    expect(told).toEqual({
      brand: number.startsWith('5') ? 'mastercard' : 'visa',
      last4: number.slice(-4),
      expiryMonth: 12,
      expiryYear: 2030,
    })
    expect(cardToken.safeParse(token).success).toBe(true)
    expect(await sandbox.authorise(token)).toMatchObject({ state, ...(reason && { reason }) })
  })

  test('becomes another token each time', async () => {
    const path = await open('card')
    const tokens = [await type(path, {}), await type(path, {})].map(async (answer) => {
      const { token } = await read(answer)
      return token
    })

    expect(new Set(await Promise.all(tokens)).size).toBe(2)
  })

  test.each([
    ['with a slip of the finger', { number: '4111 1111 1111 1112' }, ['number']],
    ['that has expired', { expiry: '10 / 26' }, ['expiry']],
    ['with an expiry that is none', { expiry: '13 / 30' }, ['expiry']],
    ['with too short a code', { code: '12' }, ['code']],
    ['with a code of another brand', { number: '3782 822463 10005' }, ['code']],
    [
      'of which nothing is right',
      { number: '', expiry: '', code: '' },
      ['number', 'expiry', 'code'],
    ],
  ])('is not taken %s', async (_, typed, fields) => {
    const answer = await type(await open('card'), typed)

    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({ fields })
  })

  test('expires while its token is kept', async () => {
    const { token } = await read(await type(await open('card'), { expiry: '11 / 26' }))
    sandbox.pass(12 * 24 * 60 * 60_000)

    expect(await sandbox.authorise(token)).toMatchObject({ reason: 'expired' })
  })

  test('leaves neither its number nor its code in any file (promise 38)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-sandbox-'))
    const kept = openTestSandbox({ file: join(folder, 'sandbox.sqlite') })
    const { windowUrl } = await kept.answerOf('open-window', { kind: 'card', ...opener })
    const typed = { ...card, number: '4000 0000 0000 3220', code: '987' }
    const answer = await kept.post(`${new URL(windowUrl).pathname}/card`, JSON.stringify(typed))
    const { token } = await read(answer)
    await kept.authorise(token)
    const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
    kept.close()
    rmSync(folder, { recursive: true })

    expect(written.join('')).toContain(token)
    expect(written.join('')).not.toMatch(/4000[ -]?0000[ -]?0000|400000|987/)
    expect(token).not.toContain('3220')
  })
})

describe('a wallet and paying later', () => {
  test.each(['wallet', 'payLater'])('%s: what is agreed to pays', async (kind) => {
    const answer = await sandbox.post(`${await open(kind)}/choice`, '{"choice":"approve"}')
    const { outcome, token } = await read(answer)

    expect(outcome).toBe('token')
    expect(await sandbox.authorise(token, { kind })).toMatchObject({ state: 'authorised' })
  })

  test.each(['wallet', 'payLater'])('%s: what is refused gives no token', async (kind) => {
    const answer = await sandbox.post(`${await open(kind)}/choice`, '{"choice":"decline"}')

    expect(await answer.json()).toEqual({ outcome: 'refused' })
  })

  test('a session for paying later names its plans, and is opened once for its key', async () => {
    const asked = { key: 'later-1', amount: 41_700, currency: 'EUR', ...opener, locale: 'de-de' }
    const session = await sandbox.answerOf('open-pay-later', asked)

    expect(session.categories).toEqual([
      { identifier: 'pay_later', name: 'In 30 Tagen bezahlen' },
      { identifier: 'pay_over_time', name: 'In 3 Raten bezahlen' },
    ])
    expect(await sandbox.answerOf('open-pay-later', asked)).toEqual(session)
    expect((await sandbox.ask('open-pay-later', { ...asked, amount: 1 })).status).toBe(422)
  })
})

describe('a window', () => {
  const kinds = ['card', 'wallet', 'payLater', 'device']

  test.each(kinds)('%s may be shown by the shop only, and runs its one script', async (kind) => {
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
  })

  test.each(locales)('speaks as the shop does: %s', async (locale) => {
    const pages = await Promise.all(
      kinds.map(async (kind) => (await sandbox.get(await open(kind, { locale }))).text()),
    )

    for (const html of pages) {
      expect(html).toContain(`lang="${locale}"`)
      expect(html).not.toMatch(/\{\w+\}|undefined|\[object/)
    }
    expect(pages[0]).toContain(cardNumber[languageOf(locale)])
  })

  test('is none after two hours, nor is one that was never opened', async () => {
    const path = await open('card')
    sandbox.pass(2 * 60 * 60_000)

    expect((await sandbox.get(path)).status).toBe(410)
    expect((await type(path, {})).status).toBe(410)
    expect((await sandbox.get('/window/win_0')).status).toBe(410)
  })

  test('takes nothing from a page that is not its own', async () => {
    const path = await open('card')
    for (const foreign of [shopOrigin, 'https://evil.example', 'null', '']) {
      const headers = { origin: foreign }
      const answer = await sandbox.post(`${path}/card`, JSON.stringify(card), headers)
      expect(answer.status).toBe(403)
    }
  })

  test('shows to nobody what was sent to no window of that kind', async () => {
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

test('that somebody tampers with a window is heard of', async () => {
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
