import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'

/** The documents of the loyalty programme; the blocks of the last one are shown in a dialog. */
export const loyaltyPages = ['loyalty', 'loyalty-terms', 'loyalty-modal'] as const

/** Sites without a loyalty programme do not show its pages, nor the pages below them. */
export const isHiddenLoyaltyPage = (slug: string, locale: Locale): boolean =>
  !settingsOf(locale).hasLoyalty &&
  loyaltyPages.some((page) => slug === page || slug.startsWith(`${page}/`))
