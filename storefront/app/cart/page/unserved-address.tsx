import type { Cart } from '@cairn/contract/cart/cart'
import { siteOf } from '@cairn/contract/sites/sites'
import { useShop } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Notice } from '../../ui/notice.tsx'

type UnservedAddressProps = { address: NonNullable<Cart['unservedAddress']> }

/** Tells that this site does not deliver to the cart's address, with a link to the site that does. */
export function UnservedAddress({ address: { countryCode, servedIn } }: UnservedAddressProps) {
  const t = useMessages()
  const { locale } = useShop()
  const { country: ownCountry } = siteOf(locale)
  const nameOf = (country: string) =>
    new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  const text =
    countryCode === ownCountry
      ? t('placeUnserved')
      : t('countryUnserved', { country: nameOf(countryCode), here: nameOf(ownCountry) })
  return (
    <Notice tone="warning">
      {text}{' '}
      {servedIn && (
        <a href={`/${servedIn}/cart`} hrefLang={servedIn} className="link-inline">
          {t('goToShopOf', { country: nameOf(siteOf(servedIn).country) })}
        </a>
      )}
    </Notice>
  )
}
