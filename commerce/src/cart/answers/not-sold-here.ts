import type { FlashMessage } from '@cairn/contract/cart/cart'
import { languageTag } from '@cairn/contract/sites/formatting'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Cart } from '../cart.ts'
import { isSoldHere } from '../quantity-limits.ts'

type Site = { country: string; locale: Locale }

/** Tells of each item that the site does not sell in which country that is, in place of a message without reason. */
export function withNotSoldMessages(
  flash: readonly FlashMessage[],
  { lines }: Pick<Cart, 'lines'>,
  { country, locale }: Site,
): FlashMessage[] {
  const unsoldLines = lines.filter((line) => !isSoldHere(line))
  if (unsoldLines.length === 0) return [...flash]
  const countryName = new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country)
  const unsoldIds = new Set<string | undefined>(unsoldLines.map(({ id }) => id))
  return [
    ...flash.filter(({ itemId }) => !unsoldIds.has(itemId)),
    ...unsoldLines.map(({ id, sellable }) => ({
      type: 'ProductItemNotAvailable' as const,
      itemId: id,
      details: { product: sellable.name, country: countryName ?? country },
    })),
  ]
}
