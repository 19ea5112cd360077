import type { SiteSettings } from '@cairn/contract/sites/site-settings'

type InterestSettings = Pick<SiteSettings, 'collectsInterests' | 'interestsNeedNewsletter'>

/** Whether a new shopper is asked for interests. Nothing may come between them and what they are about to buy. */
export const asksForInterests = (
  { collectsInterests, interestsNeedNewsletter }: InterestSettings,
  { hasNewsletter, isBuying }: { hasNewsletter: boolean; isBuying: boolean },
): boolean => collectsInterests && (hasNewsletter || !interestsNeedNewsletter) && !isBuying

/** Whether a page belongs to buying, or leads back there. */
export const belongsToBuying = (path: string): boolean =>
  /^\/[\w-]+\/(?:cart|checkout)(?:[/?]|$)/.test(path)
