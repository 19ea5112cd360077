import { siteIds } from '@cairn/contract/sites/sites'
import { z } from 'zod'
import { readDsn } from '../monitoring/sentry-event.ts'

const wholeNumber = (min: number, max: number) => {
  const sentence = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= min && value <= max, sentence)
}
const port = wholeNumber(0, 65_535)
const hasProtocol = (protocols: RegExp) => (text: string) =>
  protocols.test(URL.parse(text)?.protocol ?? '')
const origin = z.string().refine(isOrigin, 'must be an origin such as https://shop.example')
const secret = z.string().min(32, 'must have at least 32 characters')

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}

const siteWithId = ([, siteId = '', id = '']: RegExpExecArray): [string, string] => [siteId, id]

/** All environment variables. `.env.example` explains each; a test compares the two. */
export const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  SANDBOX_PORT: port.default(3001),
  SANDBOX_BESIDE: z.stringbool('must be 1 or 0').default(true),
  PUBLIC_ORIGIN: origin.optional(),
  SANDBOX_ORIGIN: origin.optional(),
  DATA_DIR: z.string().default('.data'),
  PICTURES_DIR: z.string().default('demo/pictures'),
  DATABASE_URL: z
    .string()
    .refine(
      hasProtocol(/^postgres(ql)?:$/),
      'must be an address such as postgres://user:password@host/name, with special characters written as %40',
    )
    .optional(),
  DATABASE_POOL: wholeNumber(1, 200).default(10),
  SEED: z.enum(['demo', 'known', 'none']).default('demo'),
  ACCESS_KEYS: z
    .string()
    .regex(/^[\w-]{8,64}(,[\w-]{8,64})*$/, 'must be keys of 8 to 64 characters with commas between')
    .optional(),
  SITES_WITHOUT_ACCOUNTS: z
    .string()
    .regex(/^CAIRN-[A-Z]{2}(,CAIRN-[A-Z]{2})*$/, 'must be site ids with commas between')
    .optional(),
  GOOGLE_MEASUREMENT_IDS: z
    .string()
    .regex(
      /^CAIRN-[A-Z]{2}=G-[A-Z\d]{4,20}(,CAIRN-[A-Z]{2}=G-[A-Z\d]{4,20})*$/,
      'must be site ids with measurement ids such as CAIRN-US=G-ABC123DEF4, with commas between',
    )
    .transform((text) => Array.from(text.matchAll(/([^,=]+)=([^,]+)/g), siteWithId))
    .refine(
      (ids) => ids.every(([siteId]) => siteIds.includes(siteId)),
      'must name sites of the shop',
    )
    .optional(),
  CAPTCHA_PROVIDER: z.enum(['altcha', 'none']).default('altcha'),
  RESPONSE_VALIDATION: z.enum(['on', 'off']).default('off'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  TRUST_PROXY: wholeNumber(0, 5).default(0),
  SMTP_URL: z
    .string()
    .refine(hasProtocol(/^smtps?:$/), 'must be an address that begins with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.email('must be an address such as orders@shop.example').optional(),
  SUPPORT_MAIL: z.email('must be an address such as help@shop.example').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SENTRY_DSN: z
    .string()
    .refine(
      (text) => readDsn(text) !== undefined,
      'must be a DSN such as https://key@sentry.example/1',
    )
    .optional(),
  OPERATOR_ACCESS: z.enum(['local', 'network']).default('local'),
  TOKEN_SECRET: secret.optional(),
  CHALLENGE_SECRET: secret.optional(),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'adyen']).optional(),
  ADYEN_API_KEY: z.string().min(20, 'must be a key as Adyen gives it').optional(),
  ADYEN_MERCHANT_ACCOUNT: z
    .string()
    .regex(/^\w{3,80}$/, 'must be the name of a merchant account')
    .optional(),
  ADYEN_HMAC_KEY: z
    .string()
    .regex(/^[\dA-Fa-f]{64}$/, 'must be 64 hexadecimal digits')
    .optional(),
  ADYEN_LIVE_PREFIX: z
    .string()
    .regex(/^[\w-]{4,80}$/, 'must be the prefix of the live endpoints')
    .optional(),
  SANDBOX_SECRET: secret.optional(),
  SANDBOX_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
  CARD_SECRET: secret.optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  CAIRN_FAULTS: z
    .string()
    .regex(
      /^[\w.-]+=(kill|wait:\d+)(,[\w.-]+=(kill|wait:\d+))*$/,
      'must be name=kill or name=wait:milliseconds, with commas between',
    )
    .optional(),
  CAIRN_DEV: z.stringbool('must be 1 or 0').default(false),
})
