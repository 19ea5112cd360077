import type { OrderItem, OrderShipment } from '@cairn/contract/orders/order'
import { Form, useNavigation } from 'react-router'
import { useItemAttributes } from '../cart/lines/use-item-attributes.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useLocale } from '../platform/page/use-shop.ts'
import { TextLink } from '../ui/navigation/text-link.tsx'

type ReportFaultProps = { item: OrderItem; parcel: OrderShipment; orderNumber: string }

/** A link to the warranty form for a delivered item. */
export function ReportFaultLink({ item, parcel, orderNumber }: ReportFaultProps) {
  const t = useMessages()
  const locale = useLocale()
  const traits = useItemAttributes(item)
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

type SendCardProps = { item: OrderItem; parcel: OrderShipment; email: string | null }

/** Sends the email of a digital gift card again. */
export function ResendGiftCard({ item, parcel, email }: SendCardProps) {
  const t = useMessages()
  const { state, formData } = useNavigation()
  if (!item.isDigitalProduct || parcel.status !== 'Delivered') return null
  const to = item.giftOption?.email ?? email
  const isSending = state !== 'idle' && formData?.get('itemId') === item.itemId
  return (
    <Form method="post" className="mt-1">
      <input type="hidden" name="itemId" value={item.itemId} />
      {to !== null && <p className="text-ink-soft">{t('mailedTo', { email: to })}</p>}
      <button
        name="intent"
        value="sendCard"
        aria-busy={isSending}
        aria-label={t('sendCardAgainNamed', { name: item.name })}
        className="link link-small"
      >
        {t('sendCardAgain')}
      </button>
    </Form>
  )
}
