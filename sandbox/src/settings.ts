import { receivePaymentEvents } from '@cairn/contract/payments/payment-calls'
import { demoAccessKey } from '@cairn/contract/wire/headers'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

/** The same names as in the server's settings, so that one `.env` is enough for both. */
const settings = z
  .object({
    PORT: port.default(3000),
    SANDBOX_PORT: port.default(3001),
    PUBLIC_ORIGIN: z.url().optional(),
    SANDBOX_ORIGIN: z.url().optional(),
    DATA_DIR: z.string().default('.data'),
    SANDBOX_SECRET: z.string().min(32).optional(),
    SANDBOX_KEY: z.string().min(8).default(demoAccessKey),
    OPERATOR_ACCESS: z.enum(['local', 'network']).default('local'),
  })
  .transform((environment) => ({
    port: environment.SANDBOX_PORT,
    dataDir: environment.DATA_DIR,
    secret: environment.SANDBOX_SECRET,
    operatorKey: environment.SANDBOX_KEY,
    opensOperatorPage: environment.OPERATOR_ACCESS === 'network',
    origin: environment.SANDBOX_ORIGIN ?? `http://127.0.0.1:${environment.SANDBOX_PORT}`,
    shopOrigins: [environment.PUBLIC_ORIGIN ?? `http://localhost:${environment.PORT}`],
    webhookUrl: `http://127.0.0.1:${environment.PORT}${receivePaymentEvents.path}`,
  }))

export const readSettings = (environment: Readonly<Record<string, string | undefined>>) =>
  settings.parse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  )
