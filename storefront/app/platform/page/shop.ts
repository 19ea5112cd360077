import { settingsOf } from '@cairn/contract/sites/site-settings'
import { siteOf } from '@cairn/contract/sites/sites'
import type { PageContext } from './page-context.ts'

export type Shop = ReturnType<typeof shopOf>

/** The data of the root route, which every page has. */
export function shopOf(page: PageContext, origin: string) {
  const {
    locale,
    accessKey,
    validatesAnswers = false,
    asksForCaptcha = false,
    canPreview = false,
    offers = ['card', 'wallet', 'payLater'],
  } = page
  const { siteId, region, currency } = siteOf(locale)
  const features = settingsOf(locale)
  return {
    origin,
    locale,
    siteId,
    region,
    currency,
    accessKey,
    validatesAnswers,
    asksForCaptcha,
    canPreview,
    captchaForAddress: features.captchaForAddress,
    features: {
      ...features,
      hasPayLater: features.hasPayLater && offers.includes('payLater'),
      paysByWallet: offers.includes('wallet'),
    },
  }
}
