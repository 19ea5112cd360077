/**
 * The content pages with the legal texts, in the order in which they are linked. Their texts are content, so that each
 * site can have its own.
 */
export const legalPages = {
  terms: 'brand-terms',
  withdrawal: 'withdrawal',
  privacy: 'privacy',
  imprint: 'imprint',
} as const

export type LegalPage = keyof typeof legalPages

export const legalPageNames: readonly LegalPage[] = ['terms', 'withdrawal', 'privacy', 'imprint']
