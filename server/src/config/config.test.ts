import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { productionEnvironment } from '../testing/spawn-server.ts'
import { readConfig } from './config.ts'
import { settings } from './settings.ts'

function errorsIn(environment: Record<string, string>): string[] {
  const read = readConfig(environment)
  return read.ok ? [] : read.sentences
}

describe('an invalid setting prevents the start with a message that names it', () => {
  test.each([
    ['NODE_ENV', ['staging', 'Production']],
    ['PORT', ['http', '-1', '65536', '30.5', '1e3', '0x10', ' ', '３０００']],
    ['SANDBOX_PORT', ['x', '99999']],
    [
      'PUBLIC_ORIGIN',
      [
        'shop.example',
        'https://shop.example/',
        'https://shop.example/shop',
        'https://Shop.example',
        'ftp://shop.example',
        'https://user@shop.example',
        'https://shop.example:443',
        'null',
        '*',
      ],
    ],
    ['SANDBOX_ORIGIN', ['localhost:3001']],
    ['SANDBOX_BESIDE', ['maybe']],
    ['SANDBOX_SECRET', ['short']],
    ['SANDBOX_KEY', ['short']],
    ['PAYMENT_PROVIDER', ['paypal']],
    ['ADYEN_HMAC_KEY', ['short', 'g'.repeat(64)]],
    ['ADYEN_MERCHANT_ACCOUNT', ['a b']],
    ['ADYEN_LIVE_PREFIX', ['https://x']],
    ['DATABASE_URL', ['mysql://x/y', 'localhost', 'postgres://a:b#c@host:x/y']],
    ['DATABASE_POOL', ['0', '201', 'many']],
    ['SEED', ['yes', 'Demo']],
    ['ACCESS_KEYS', ['short', 'a key with blanks', 'cairn-demo-key,', 'cairn-demo-key, other-key']],
    [
      'GOOGLE_MEASUREMENT_IDS',
      ['G-ABC1234', 'CAIRN-US=UA-1234', 'CAIRN-XX=G-ABC1234', 'CAIRN-US=G-ABC1234;'],
    ],
    ['CAPTCHA_PROVIDER', ['recaptcha', 'off']],
    ['RATE_LIMITS', ['0', 'false']],
    ['WEB_CONCURRENCY', ['0', '65', 'auto']],
    ['TRUST_PROXY', ['true', '-1', '6']],
    ['SMTP_URL', ['mail.example', 'http://mail.example']],
    ['MAIL_FROM', ['orders', 'Cairn <orders@shop.example>', 'orders@']],
    ['METRICS_TOKEN', ['short']],
    [
      'SENTRY_DSN',
      [
        'sentry.example/1',
        'https://sentry.example/1',
        'https://key@sentry.example',
        'ftp://key@sentry.example/1',
      ],
    ],
    ['OPERATOR_ACCESS', ['everybody', '0.0.0.0']],
    ['TOKEN_SECRET', ['short']],
    ['CHALLENGE_SECRET', ['short']],
    ['CARD_SECRET', ['short']],
    ['LOG_LEVEL', ['verbose', '30']],
    ['CAIRN_FAULTS', ['cart.saved', 'cart.saved=explode', 'cart.saved=wait:soon', '=kill']],
    ['CAIRN_DEV', ['maybe']],
  ])('%s', (name, values) => {
    for (const value of values) {
      expect([value, errorsIn({ [name]: value })]).toEqual([
        value,
        [expect.stringMatching(new RegExp(`^${name}: .{10,}`))],
      ])
    }
  })

  test('the message does not contain the value, because it may be a secret', () => {
    const sentences = errorsIn({
      DATABASE_URL: 'mysql://u:canary@h/n',
      SMTP_URL: 'canary',
      TOKEN_SECRET: 'canary',
      METRICS_TOKEN: 'canary',
      ACCESS_KEYS: 'canary!',
      SEED: 'canary',
    })

    expect(sentences).toHaveLength(6)
    expect(sentences.join()).not.toContain('canary')
  })

  test('several workers without PostgreSQL', () => {
    const url = 'postgres://cairn@host/cairn'

    expect(errorsIn({ WEB_CONCURRENCY: '2' })).toEqual([
      expect.stringMatching(/^WEB_CONCURRENCY: /),
    ])
    expect(errorsIn({ WEB_CONCURRENCY: '2', DATABASE_URL: url })).toEqual([])
  })
})

describe('the payment provider', () => {
  const adyen = {
    ADYEN_API_KEY: 'the-key-that-adyen-has-given',
    ADYEN_MERCHANT_ACCOUNT: 'CairnECOM',
    ADYEN_HMAC_KEY: 'A'.repeat(64),
  }
  const provider = (environment: Record<string, string>) => {
    const read = readConfig(environment)
    return read.ok ? read.config.paymentProvider : read.sentences
  }

  test('is the sandbox unless Adyen is configured', () => {
    expect(provider({})).toBe('sandbox')
    expect(provider(adyen)).toBe('adyen')
    expect(provider({ ...adyen, PAYMENT_PROVIDER: 'sandbox' })).toBe('sandbox')
    expect(provider({ ...productionEnvironment, ...adyen, PAYMENT_PROVIDER: '' })).toBe('adyen')
  })

  test('is refused if Adyen is configured only in part', () => {
    for (const name of Object.keys(adyen)) {
      const environment = { ...adyen, PAYMENT_PROVIDER: 'adyen', [name]: '' }
      expect(provider(environment)).toEqual([expect.stringMatching(/^ADYEN_API_KEY: /)])
    }
  })
})

describe('mails', () => {
  const read = (environment: Record<string, string>) => {
    const { config } = { config: undefined, ...readConfig(environment) }
    return [config?.mailFrom, config?.hasInbox]
  }
  const url = 'smtp://mail.example'

  test('are shown in the inbox only in a demo shop without a mail server', () => {
    expect(read({})).toEqual(['orders@localhost', true])
    expect(read({ SMTP_URL: url })).toEqual(['orders@localhost', false])
    expect(read(productionEnvironment)).toEqual(['orders@shop.example', false])
  })

  test('have the configured sender', () => {
    expect(read({ MAIL_FROM: 'hello@cairn.example' })).toEqual(['hello@cairn.example', true])
  })
})

test('the measurement ids of Google Analytics belong to sites', () => {
  const read = readConfig({ GOOGLE_MEASUREMENT_IDS: 'CAIRN-US=G-ABC1234,CAIRN-GB=G-DEF5678' })
  expect(read.ok && [...read.config.measurementIds]).toEqual([
    ['CAIRN-US', 'G-ABC1234'],
    ['CAIRN-GB', 'G-DEF5678'],
  ])
})

describe('a real shop', () => {
  test('starts with all required settings', () => {
    expect(errorsIn(productionEnvironment)).toEqual([])
  })

  test.each([
    ['CAPTCHA_PROVIDER', 'none'],
    ['RATE_LIMITS', 'off'],
    ['PUBLIC_ORIGIN', ''],
    ['SMTP_URL', ''],
    ['ACCESS_KEYS', ''],
    ['TOKEN_SECRET', ''],
    ['CHALLENGE_SECRET', ''],
    ['CARD_SECRET', ''],
    ['PAYMENT_PROVIDER', ''],
    ['SANDBOX_SECRET', ''],
    ['SANDBOX_KEY', ''],
    ['CAIRN_FAULTS', 'cart.saved=kill'],
    ['CAIRN_DEV', '1'],
  ])('does not start with %s=%s, which the demo shop allows', (name, value) => {
    const environment = { ...productionEnvironment, [name]: value }

    expect(errorsIn(environment)).toEqual([
      expect.stringMatching(new RegExp(`^${name}: .+SEED=none`)),
    ])
    expect(errorsIn({ [name]: value })).toEqual([])
  })

  test('refuses the access key of the demo shop', () => {
    const environment = { ...productionEnvironment, ACCESS_KEYS: 'first-key,cairn-demo-key' }

    expect(errorsIn(environment)).toEqual(["ACCESS_KEYS: the demo shop's key opens no real shop."])
  })
})

test('missing and empty settings have their defaults', () => {
  const read = readConfig({ PORT: '', SEED: '', PATH: '/bin' })

  expect(read).toMatchObject({
    ok: true,
    config: {
      PORT: 3000,
      publicOrigin: 'http://localhost:3000',
      sandboxOrigin: 'http://127.0.0.1:3001',
      accessKeys: new Set(['cairn-demo-key']),
      isRealShop: false,
    },
  })
})

describe('.env.example', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line))
  const written = Object.fromEntries(lines.map((line) => line.split('=', 2)))

  test('names every setting once, and nothing else', () => {
    expect(lines.map((line) => line.split('=')[0]).toSorted()).toEqual(
      Object.keys(settings.shape).toSorted(),
    )
  })

  test('has the defaults', () => {
    const isNotEmpty = ([, value]: [string, string]) => value !== ''
    const environment = Object.fromEntries(Object.entries<string>(written).filter(isNotEmpty))

    expect(settings.parse(environment)).toEqual(settings.parse({}))
    expect(Object.keys(environment).toSorted()).toEqual(Object.keys(settings.parse({})).toSorted())
  })

  test('marks with a star what a real shop must not have', () => {
    const entries = example.matchAll(/((?:^#.*\n)+)([A-Z_]+)=/gm)
    const demoSettings = Array.from(entries)
      .filter(([, comment = '']) => comment.includes('*') && !comment.includes('Values marked *'))
      .map(([, , name]) => name)

    expect(demoSettings).toEqual([
      'CAPTCHA_PROVIDER',
      'RATE_LIMITS',
      'SMTP_URL',
      'CAIRN_DEV',
      'CAIRN_FAULTS',
    ])
  })
})
