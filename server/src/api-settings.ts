import { commerceRoutes } from '@cairn/commerce/commerce'
import type { PaymentProvider } from '@cairn/commerce/payments/provider'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { isPassing } from '@cairn/commerce/platform/database/is-unavailable'
import { captchaBy, noCaptcha } from '@cairn/commerce/platform/defence/captcha'
import { spendChallenge } from '@cairn/commerce/platform/defence/challenge-store'
import { createChallenges } from '@cairn/commerce/platform/defence/challenges'
import { createCounter } from '@cairn/commerce/platform/limits/counting'
import type { ApiSettings } from '@cairn/commerce/platform/wire/api'
import { checkAnswers } from '@cairn/commerce/platform/wire/check-answers'
import type { Config } from './config.ts'
import type { Secrets } from './secrets.ts'

type ApiNeeds = {
  config: Config
  secrets: Secrets
  database: OpenDatabase
  provider: PaymentProvider
} & Required<Pick<ApiSettings, 'answers' | 'watch'>>

/** Every call with its guards and limits, as this shop is set up. */
export function apiSettings({
  config,
  secrets,
  database,
  provider,
  ...rest
}: ApiNeeds): ApiSettings {
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
    isOutage: isPassing,
    ...rest,
  }
}
