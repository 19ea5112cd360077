import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { picturePath, productPath } from '../catalogue/catalogue-paths.ts'
import type { Sellable } from '../catalogue/sellable/sellable.ts'
import type { MailLine, NewMail } from './mail.ts'

/** A mail that a variant is available again: at most one for a recipient on a day, however often it is requested. */
export const backInStockMail = (
  variant: Sellable,
  { email, locale, consumerId }: { email: string; locale: Locale; consumerId: string | null },
  now: Date,
): NewMail => ({
  orderId: null,
  ...(consumerId !== null && { consumerId }),
  occasion: `${variant.sku} ${email} ${now.toISOString().slice(0, 10)}`,
  recipient: email,
  facts: {
    kind: 'backInStock',
    locale,
    currency: siteOf(locale).currency,
    line: variantLine(variant, locale),
  },
})

/** One piece of a variant at its current price. */
export const variantLine = (variant: Sellable, locale: Locale): MailLine => ({
  name: variant.name,
  traits: { colour: variant.colourName, size: variant.isDigital ? null : variant.size },
  quantity: 1,
  amount: variant.price?.current ?? null,
  picture: picturePath(variant),
  page: productPath(variant, locale),
})
