import type { OrderItem, OrderShipment } from '@cairn/contract/order-entity'
import { Form, useNavigation } from 'react-router'
import { useMessages } from '../platform/messages.tsx'

type SendCardProps = { item: OrderItem; parcel: OrderShipment; email: string | null }

/** What comes by mail can be mailed once more. */
export function SendCard({ item, parcel, email }: SendCardProps) {
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
