import { commerceRoutes } from '@cairn/commerce/commerce'
import type { PaymentProvider } from '@cairn/commerce/payments/providers/provider'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { isTemporaryFailure } from '@cairn/commerce/platform/database/database-errors'
import {
  captchaBy,
  createChallenges,
  noCaptcha,
  spendChallenge,
} from '@cairn/commerce/platform/defence/challenges'
import { createCounter } from '@cairn/commerce/platform/limits/rate-counter'
import type { ApiSettings } from '@cairn/commerce/platform/wire/api'
import { checkAnswers } from '@cairn/commerce/platform/wire/serve'
import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'

type ApiDeps = {
  config: Config
  secrets: Secrets
  database: OpenDatabase
  provider: PaymentProvider
} & Required<Pick<ApiSettings, 'answerCache' | 'observer'>>

/** All calls with their guards and limits, as the configuration says. */
export function apiSettings({
  config,
  secrets,
  database,
  provider,
  ...rest
}: ApiDeps): ApiSettings {
  const challenges = createChallenges(secrets.challenge, spendChallenge(database.query))
  const hasCaptcha = config.CAPTCHA_PROVIDER !== 'none'
  const routes = commerceRoutes({
    database: database.query,
    tokenSecret: secrets.token,
    cardSecret: secrets.card,
    countsTries: config.RATE_LIMITS === 'on',
    challenges,
    sitesWithoutAccounts: config.sitesWithoutAccounts,
    provider,
    publicOrigin: config.publicOrigin,
    captcha: hasCaptcha ? captchaBy(challenges) : noCaptcha,
  })
  return {
    routes: config.NODE_ENV === 'production' ? routes : checkAnswers(routes),
    mocks: !config.isRealShop,
    publicOrigin: config.publicOrigin,
    accessKeys: config.accessKeys,
    count: config.RATE_LIMITS === 'on' ? createCounter(database) : undefined,
    challenges: hasCaptcha ? challenges : undefined,
    isOutage: isTemporaryFailure,
    ...rest,
  }
}
