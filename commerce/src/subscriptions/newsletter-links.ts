import type { Locale } from '@cairn/contract/sites/sites'

type NewsletterLink = { origin: string; locale: Locale; token: string }

export const confirmationUrl = ({ origin, locale, token }: NewsletterLink): string =>
  `${origin}/${locale}/newsletter/confirm?token=${token}`

/** Mail programs post to it as well (RFC 8058). */
export const unsubscribeUrl = ({ origin, locale, token }: NewsletterLink): string =>
  `${origin}/${locale}/newsletter/unsubscribe?token=${token}`
