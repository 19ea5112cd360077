import { deliveryPage } from '@cairn/contract/sites/delivery-page'
import { Link } from 'react-router'
import { useShop } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'

/** Where prices include the tax, they have to say so and that delivery is added, with a link to its cost. */
export function PriceNote() {
  const t = useMessages()
  const { locale, features } = useShop()
  if (!features.pricesIncludeTax) return null
  return (
    <Link to={`/${locale}/${deliveryPage}`} className="price-note price-note-link">
      {t('vatAndDelivery')}
    </Link>
  )
}
