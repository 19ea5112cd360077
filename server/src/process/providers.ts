import type { DecisionEngine } from '@cairn/commerce/experiments/decision-engine'
import { createOwnDecisionEngine } from '@cairn/commerce/experiments/own-decision-engine-flow'
import { type MailProvider, smtpProvider } from '@cairn/commerce/mail/mail-provider'
import type { MailKeys } from '@cairn/commerce/mail/stored-mails-flow'
import { adyenProvider } from '@cairn/commerce/payments/providers/adyen-provider'
import type { PaymentProvider } from '@cairn/commerce/payments/providers/provider'
import { sandboxProvider } from '@cairn/commerce/payments/providers/sandbox-provider'
import type { Database } from '@cairn/commerce/platform/database/database'
import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'

export function createPaymentProvider(config: Config, secrets: Secrets): PaymentProvider {
  if (config.paymentProvider === 'adyen') {
    return adyenProvider({
      apiKey: config.ADYEN_API_KEY ?? '',
      merchantAccount: config.ADYEN_MERCHANT_ACCOUNT ?? '',
      hmacKey: config.ADYEN_HMAC_KEY ?? '',
      livePrefix: config.ADYEN_LIVE_PREFIX,
    })
  }
  return sandboxProvider({
    url: config.SANDBOX_BESIDE ? `http://127.0.0.1:${config.SANDBOX_PORT}` : config.sandboxOrigin,
    secret: secrets.sandbox,
  })
}

/** Undefined where no mail server is configured: mails are then stored, but not sent. */
export const createMailProvider = ({ SMTP_URL, mailFrom }: Config): MailProvider | undefined =>
  SMTP_URL === undefined ? undefined : smtpProvider({ url: SMTP_URL, from: mailFrom })

/** The shop itself decides about experiments. A service would be another engine, chosen here. */
export const createDecisionEngine = (database: Database): DecisionEngine =>
  createOwnDecisionEngine(database)

export const mailKeysFrom = ({ publicOrigin }: Config, { token, card }: Secrets): MailKeys => ({
  publicOrigin,
  tokenSecret: token,
  cardSecret: card,
})
