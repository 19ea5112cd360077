import { demoAccessKey } from '@cairn/contract/headers'
import type { z } from 'zod'
import { settings } from './settings.ts'

type Settings = z.infer<typeof settings>

/** Everything that can be set from outside, read once and sound. */
type Completed =
  | 'PUBLIC_ORIGIN'
  | 'SANDBOX_ORIGIN'
  | 'ACCESS_KEYS'
  | 'SITES_WITHOUT_ACCOUNTS'
  | 'PAYMENT_PROVIDER'
  | 'MAIL_FROM'
  | 'SUPPORT_MAIL'

export type Config = Omit<Settings, Completed> & {
  publicOrigin: string
  sandboxOrigin: string
  accessKeys: ReadonlySet<string>
  paymentProvider: 'sandbox' | 'adyen'
  sitesWithoutAccounts: ReadonlySet<string>
  /** Whom mails come from. */
  mailFrom: string
  /** Where what people write to us is read. */
  supportMail: string
  /** What is written is shown at /inbox, to everybody. */
  hasInbox: boolean
  /** The demo shop may do what a real one must not: mocks, an inbox page, faults on demand. */
  isRealShop: boolean
}

export type ConfigRead = { ok: true; config: Config } | { ok: false; sentences: string[] }

/** Reads the environment; every wrong value is named in a sentence of its own. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ConfigRead {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = settings.safeParse(given)
  if (!read.success) {
    return {
      ok: false,
      sentences: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    }
  }
  const sentences = contradictions(read.data)
  return sentences.length > 0
    ? { ok: false, sentences }
    : { ok: true, config: completed(read.data) }
}

function completed({
  PUBLIC_ORIGIN,
  SANDBOX_ORIGIN,
  ACCESS_KEYS,
  SITES_WITHOUT_ACCOUNTS,
  PAYMENT_PROVIDER,
  MAIL_FROM,
  SUPPORT_MAIL,
  ...rest
}: Settings): Config {
  const publicOrigin = PUBLIC_ORIGIN ?? `http://localhost:${rest.PORT}`
  const isRealShop = rest.SEED === 'none'
  return {
    ...rest,
    sitesWithoutAccounts: new Set(SITES_WITHOUT_ACCOUNTS?.split(',')),
    publicOrigin,
    sandboxOrigin: SANDBOX_ORIGIN ?? `http://127.0.0.1:${rest.SANDBOX_PORT}`,
    accessKeys: new Set(ACCESS_KEYS?.split(',') ?? [demoAccessKey]),
    paymentProvider: PAYMENT_PROVIDER ?? (rest.ADYEN_API_KEY ? 'adyen' : 'sandbox'),
    ...mailboxes({ MAIL_FROM, SUPPORT_MAIL }, new URL(publicOrigin)),
    hasInbox: !isRealShop && rest.SMTP_URL === undefined,
    isRealShop,
  }
}

const mailboxes = (
  { MAIL_FROM, SUPPORT_MAIL }: Pick<Settings, 'MAIL_FROM' | 'SUPPORT_MAIL'>,
  { hostname }: URL,
) => ({
  mailFrom: MAIL_FROM ?? `orders@${hostname}`,
  supportMail: SUPPORT_MAIL ?? `help@${hostname}`,
})

/** Values that are fine alone and not together. */
function contradictions(given: Settings): string[] {
  const sentences: string[] = []
  if (given.WEB_CONCURRENCY > 1 && !given.DATABASE_URL) {
    sentences.push(
      'WEB_CONCURRENCY: more than one worker needs a PostgreSQL in DATABASE_URL; the embedded database has room for one.',
    )
  }
  if (isAdyen(given) && !hasAllOfAdyen(given)) {
    sentences.push(
      'ADYEN_API_KEY: Adyen needs ADYEN_MERCHANT_ACCOUNT and ADYEN_HMAC_KEY beside it, and no less.',
    )
  }
  return given.SEED === 'none' ? [...sentences, ...unfitForARealShop(given)] : sentences
}

const isAdyen = ({ PAYMENT_PROVIDER, ADYEN_API_KEY }: Settings) =>
  PAYMENT_PROVIDER === 'adyen' || (!PAYMENT_PROVIDER && ADYEN_API_KEY !== undefined)

const hasAllOfAdyen = (given: Settings) =>
  [given.ADYEN_API_KEY, given.ADYEN_MERCHANT_ACCOUNT, given.ADYEN_HMAC_KEY].every(Boolean)

function unfitForARealShop(given: Settings): string[] {
  const demands: [keyof Settings, boolean, string][] = [
    [
      'CAPTCHA_PROVIDER',
      given.CAPTCHA_PROVIDER === 'none',
      'a real shop (SEED=none) needs a captcha',
    ],
    ['RATE_LIMITS', given.RATE_LIMITS === 'off', 'a real shop (SEED=none) needs its rate limits'],
    [
      'PUBLIC_ORIGIN',
      !given.PUBLIC_ORIGIN,
      'a real shop (SEED=none) says how the world reaches it',
    ],
    ['SMTP_URL', !given.SMTP_URL, 'a real shop (SEED=none) needs a mail server'],
    [
      'ACCESS_KEYS',
      !given.ACCESS_KEYS,
      'a real shop (SEED=none) names the access keys of its clients',
    ],
    [
      'ACCESS_KEYS',
      given.ACCESS_KEYS?.split(',').includes(demoAccessKey) ?? false,
      "the demo shop's key opens no real shop",
    ],
    ['TOKEN_SECRET', !given.TOKEN_SECRET, 'a real shop (SEED=none) brings its own secret'],
    ['CHALLENGE_SECRET', !given.CHALLENGE_SECRET, 'a real shop (SEED=none) brings its own secret'],
    ['CARD_SECRET', !given.CARD_SECRET, 'a real shop (SEED=none) brings its own secret'],
    [
      'PAYMENT_PROVIDER',
      !isAdyen(given) && given.PAYMENT_PROVIDER !== 'sandbox',
      'a real shop (SEED=none) says who moves its money',
    ],
    [
      'SANDBOX_SECRET',
      given.PAYMENT_PROVIDER === 'sandbox' && !given.SANDBOX_SECRET,
      'a real shop (SEED=none) brings its own secret',
    ],
    [
      'SANDBOX_KEY',
      given.PAYMENT_PROVIDER === 'sandbox' && !given.SANDBOX_KEY,
      'a real shop (SEED=none) does not open its faults to the key of the demo shop',
    ],
    ['CAIRN_DEV', given.CAIRN_DEV, 'a real shop (SEED=none) serves finished pages'],
    [
      'CAIRN_FAULTS',
      given.CAIRN_FAULTS !== undefined,
      'faults are for tests; a real shop (SEED=none) has none',
    ],
  ]
  return demands.filter(([, isWrong]) => isWrong).map(([name, , why]) => `${name}: ${why}.`)
}
