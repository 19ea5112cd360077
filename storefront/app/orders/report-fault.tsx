import type { OrderItem, OrderShipment } from '@cairn/contract/order-entity'
import { useItemTraits } from '../cart/use-item-traits.ts'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { TextLink } from '../ui/text-link.tsx'

type ReportFaultProps = { item: OrderItem; parcel: OrderShipment; orderNumber: string }

/** What somebody has in their hands may break. */
export function ReportFault({ item, parcel, orderNumber }: ReportFaultProps) {
  const t = useMessages()
  const locale = useLocale()
  const traits = useItemTraits(item)
  if (item.isDigitalProduct || parcel.status !== 'Delivered') return null
  const product = [item.name, traits].filter(Boolean).join(', ')
  const query = new URLSearchParams({ order: orderNumber, product })
  return (
    <TextLink
      to={`/${locale}/help/warranty?${query}#case-form`}
      aria-label={t('reportFaultNamed', { name: item.name })}
      className="link-small mt-1"
    >
      {t('reportFault')}
    </TextLink>
  )
}
