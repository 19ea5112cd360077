import type { SiteSettings } from './site-settings.ts'

/** The content pages with the legal texts. The law differs by country, so each site has texts of its own. */
export const legalPages = {
  terms: 'brand-terms',
  withdrawal: 'withdrawal',
  privacy: 'privacy',
  imprint: 'imprint',
} as const

export type LegalPage = keyof typeof legalPages

const linkedPages: readonly LegalPage[] = ['terms', 'withdrawal', 'privacy', 'imprint']

/** The legal texts of a site in the order in which they are linked. */
export const legalPageNames = ({
  hasWithdrawal,
}: Pick<SiteSettings, 'hasWithdrawal'>): readonly LegalPage[] =>
  linkedPages.filter((name) => name !== 'withdrawal' || hasWithdrawal)
