import { demoAccessKey } from '@cairn/contract/wire/headers'
import type { z } from 'zod'
import { settings } from './settings.ts'

type Settings = z.infer<typeof settings>

/** Settings that have another name, or always a value, in the configuration. */
type CompletedSetting =
  | 'PUBLIC_ORIGIN'
  | 'SANDBOX_ORIGIN'
  | 'ACCESS_KEYS'
  | 'SITES_WITHOUT_ACCOUNTS'
  | 'GOOGLE_MEASUREMENT_IDS'
  | 'PAYMENT_PROVIDER'
  | 'MAIL_FROM'
  | 'SUPPORT_MAIL'

export type Config = Omit<Settings, CompletedSetting> & {
  publicOrigin: string
  sandboxOrigin: string
  accessKeys: ReadonlySet<string>
  paymentProvider: 'sandbox' | 'adyen'
  sitesWithoutAccounts: ReadonlySet<string>
  /** The measurement ids of Google Analytics, by site. */
  measurementIds: ReadonlyMap<string, string>
  /** The sender of mails. */
  mailFrom: string
  /** The mailbox for messages from shoppers. */
  supportMail: string
  /** Whether the shop's mails can be read at /inbox. */
  hasInbox: boolean
  /** A demo shop also has mocks, an inbox page and injected faults. */
  isRealShop: boolean
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; sentences: string[] }

/** Reads the environment variables; every invalid value gets a sentence that names it. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): ConfigResult {
  const values = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = settings.safeParse(values)
  if (!read.success) {
    return {
      ok: false,
      sentences: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    }
  }
  const sentences = findContradictions(read.data)
  return sentences.length > 0
    ? { ok: false, sentences }
    : { ok: true, config: completeConfig(read.data) }
}

function completeConfig({
  PUBLIC_ORIGIN,
  SANDBOX_ORIGIN,
  ACCESS_KEYS,
  SITES_WITHOUT_ACCOUNTS,
  GOOGLE_MEASUREMENT_IDS,
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
    measurementIds: new Map(GOOGLE_MEASUREMENT_IDS),
    publicOrigin,
    sandboxOrigin: SANDBOX_ORIGIN ?? `http://127.0.0.1:${rest.SANDBOX_PORT}`,
    accessKeys: new Set(ACCESS_KEYS?.split(',') ?? [demoAccessKey]),
    paymentProvider: PAYMENT_PROVIDER ?? (rest.ADYEN_API_KEY ? 'adyen' : 'sandbox'),
    ...shopEmails({ MAIL_FROM, SUPPORT_MAIL }, new URL(publicOrigin)),
    hasInbox: !isRealShop && rest.SMTP_URL === undefined,
    isRealShop,
  }
}

const shopEmails = (
  { MAIL_FROM, SUPPORT_MAIL }: Pick<Settings, 'MAIL_FROM' | 'SUPPORT_MAIL'>,
  { hostname }: URL,
) => ({
  mailFrom: MAIL_FROM ?? `orders@${hostname}`,
  supportMail: SUPPORT_MAIL ?? `help@${hostname}`,
})

/** Finds values that are valid on their own, but not together. */
function findContradictions(values: Settings): string[] {
  const sentences: string[] = []
  if (values.WEB_CONCURRENCY > 1 && !values.DATABASE_URL) {
    sentences.push(
      'WEB_CONCURRENCY: more than one worker needs a PostgreSQL in DATABASE_URL; the embedded database has room for one.',
    )
  }
  if (isAdyen(values) && !hasAllAdyenSettings(values)) {
    sentences.push(
      'ADYEN_API_KEY: Adyen needs ADYEN_MERCHANT_ACCOUNT and ADYEN_HMAC_KEY beside it, and no less.',
    )
  }
  return values.SEED === 'none' ? [...sentences, ...findProductionProblems(values)] : sentences
}

const isAdyen = ({ PAYMENT_PROVIDER, ADYEN_API_KEY }: Settings) =>
  PAYMENT_PROVIDER === 'adyen' || (!PAYMENT_PROVIDER && ADYEN_API_KEY !== undefined)

const hasAllAdyenSettings = (values: Settings) =>
  [values.ADYEN_API_KEY, values.ADYEN_MERCHANT_ACCOUNT, values.ADYEN_HMAC_KEY].every(Boolean)

function findProductionProblems(values: Settings): string[] {
  const requirements: [keyof Settings, boolean, string][] = [
    [
      'CAPTCHA_PROVIDER',
      values.CAPTCHA_PROVIDER === 'none',
      'a real shop (SEED=none) needs a captcha',
    ],
    ['RATE_LIMITS', values.RATE_LIMITS === 'off', 'a real shop (SEED=none) needs its rate limits'],
    ['PUBLIC_ORIGIN', !values.PUBLIC_ORIGIN, 'a real shop (SEED=none) needs its public origin'],
    ['SMTP_URL', !values.SMTP_URL, 'a real shop (SEED=none) needs a mail server'],
    [
      'ACCESS_KEYS',
      !values.ACCESS_KEYS,
      'a real shop (SEED=none) names the access keys of its clients',
    ],
    [
      'ACCESS_KEYS',
      values.ACCESS_KEYS?.split(',').includes(demoAccessKey) ?? false,
      "the demo shop's key opens no real shop",
    ],
    ['TOKEN_SECRET', !values.TOKEN_SECRET, 'a real shop (SEED=none) brings its own secret'],
    ['CHALLENGE_SECRET', !values.CHALLENGE_SECRET, 'a real shop (SEED=none) brings its own secret'],
    ['CARD_SECRET', !values.CARD_SECRET, 'a real shop (SEED=none) brings its own secret'],
    [
      'PAYMENT_PROVIDER',
      !isAdyen(values) && values.PAYMENT_PROVIDER !== 'sandbox',
      'a real shop (SEED=none) says who moves its money',
    ],
    [
      'SANDBOX_SECRET',
      values.PAYMENT_PROVIDER === 'sandbox' && !values.SANDBOX_SECRET,
      'a real shop (SEED=none) brings its own secret',
    ],
    [
      'SANDBOX_KEY',
      values.PAYMENT_PROVIDER === 'sandbox' && !values.SANDBOX_KEY,
      'a real shop (SEED=none) does not open its faults to the key of the demo shop',
    ],
    ['CAIRN_DEV', values.CAIRN_DEV, 'a real shop (SEED=none) serves finished pages'],
    [
      'CAIRN_FAULTS',
      values.CAIRN_FAULTS !== undefined,
      'faults are for tests; a real shop (SEED=none) has none',
    ],
  ]
  return requirements
    .filter(([, isWrong]) => isWrong)
    .map(([name, , problem]) => `${name}: ${problem}.`)
}
