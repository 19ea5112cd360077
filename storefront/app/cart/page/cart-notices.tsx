import type { Cart, FlashMessage } from '@cairn/contract/cart/cart'
import { Suspense } from 'react'
import { Form, useNavigation } from 'react-router'
import type { CartNoticeKey } from '../../messages/messages.ts'
import { lazyRequired } from '../../platform/lazy-component.ts'
import { type Translate, useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageMessage } from '../../ui/page-message.tsx'
import { useCart } from '../state/cart-store.ts'
import type { LostParts } from '../state/remembered-cart.ts'

const UnservedAddress = lazyRequired(() =>
  import('./unserved-address.tsx').then((module) => module.UnservedAddress),
)

type MessageKeys = Partial<Record<FlashMessage['type'], CartNoticeKey>>

const cartMessageKeys: MessageKeys = {
  PickupToSthTransition: 'nowDelivered',
  StsToSthTransition: 'nowDelivered',
  PickupToStsTransition: 'nowSentToStore',
  StsToPickupTransition: 'nowInStore',
  STHToPickupTransition: 'nowPickedUp',
  ChangedStoreId: 'nowOtherStore',
  OrderShippingMethodDowngraded: 'nowStandard',
  ProductItemRequired: 'codeNotYetApplied',
}

const stockMessageKeys: MessageKeys = {
  ProductLineItemInventoryMissing: 'onlySomeLeft',
  ProductLineItemFullInventoryMissing: 'lineSoldOut',
  ProductItemNotAvailable: 'lineSoldOut',
  ProductItemMaxQuantity: 'maximumQuantity',
}

/** Shows the shopper what the server has changed since they last saw the cart. */
export function CartNotices({ cart }: { cart: Cart }) {
  const { flash, customerNotifications, unservedAddress } = cart
  const t = useMessages()
  const changes = flash.flatMap(({ type, details }) => {
    const key = cartMessageKeys[type]
    return key ? [t(key, details)] : []
  })
  const { lostParts } = useCart()
  const texts = new Set([
    ...lostTexts(lostParts, t),
    ...customerNotifications.map(({ message }) => message),
    ...changes,
  ])
  if (texts.size === 0 && !unservedAddress) return null
  return (
    <div className="mb-5.5 grid gap-2">
      {[...texts].map((text) => (
        <Notice key={text} tone="info">
          {text}
        </Notice>
      ))}
      {unservedAddress && (
        <Suspense>
          <UnservedAddress address={unservedAddress} />
        </Suspense>
      )}
    </div>
  )
}

function lostTexts(lostParts: LostParts | null, t: Translate): string[] {
  if (!lostParts) return []
  const { code, hasLostAddress } = lostParts
  return [
    ...(code === null ? [] : [t('rebuiltWithoutCode', { code })]),
    ...(hasLostAddress ? [t('rebuiltWithoutAddress')] : []),
  ]
}

export const isStockMessage = (type: FlashMessage['type']): boolean => type in stockMessageKeys

/** Explains why a line cannot be ordered in this quantity. */
export function LineStockNotices({ flash }: { flash: Cart['flash'] }) {
  const t = useMessages()
  return flash.map(({ type, details }) => (
    <div key={type} className="mt-2">
      <InlineMessage tone="warning">
        {t(
          details?.['country'] ? 'notSoldIn' : (stockMessageKeys[type] ?? 'itemUnavailable'),
          details,
        )}
      </InlineMessage>
    </div>
  ))
}

export function CartFailed({ message }: { message: string }) {
  const t = useMessages()
  const isTrying = useNavigation().state !== 'idle'
  return (
    <div role="alert" className="cart-message">
      <PageMessage title={t('cartFailedTitle')} text={message || t('cartFailedText')}>
        <Form method="get">
          <Button pending={isTrying}>{t('tryAgain')}</Button>
        </Form>
      </PageMessage>
    </div>
  )
}
