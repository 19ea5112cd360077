/**
 * The version of the texts to which people consent when they subscribe to a newsletter. It is stored with each consent. A
 * test of the storefront names the texts of each version.
 */
export const newsletterConsentVersion = '2026-11'
