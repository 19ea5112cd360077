import type { Environment } from './spawn-server.ts'

/** The settings that a real shop requires. */
export const productionEnvironment: Environment = {
  SEED: 'none',
  RATE_LIMITS: 'on',
  PUBLIC_ORIGIN: 'https://shop.example',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  ACCESS_KEYS: 'first-key,second-key',
  PAYMENT_PROVIDER: 'sandbox',
  SANDBOX_SECRET: 'the sandbox secret of a shop in tests',
  SANDBOX_KEY: 'operator-key',
  TOKEN_SECRET: 'the token secret of a shop in tests',
  CHALLENGE_SECRET: 'the challenge secret of a shop in tests',
  CARD_SECRET: 'the gift card secret of a shop in tests',
}
