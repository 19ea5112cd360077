import type { Cart } from '@cairn/contract/cart/cart'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { payingInstrument } from '../payment/payment-instruments.ts'

/** Places the order without scripts. Only the server renders it, within `noscript`. */
export function PlaceOrderForm({ cart }: { cart: Cart }) {
  const t = useMessages()
  const money = useMoney()
  const { total, remainingToPay } = cart.totals
  const instrument = remainingToPay > 0 ? payingInstrument(cart) : undefined
  // Its window opens while the order is placed.
  if (instrument?.payment_method_id === 'KLARNA') {
    return <Notice tone="info">{t('payLaterNeedsScripts')}</Notice>
  }
  return (
    <form method="post">
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="cartId" value={cart.basketId} />
      <input type="hidden" name="seenTotal" value={total} />
      <input type="hidden" name="seenToPay" value={remainingToPay} />
      {instrument && (
        <>
          <input type="hidden" name="method" value={instrument.payment_method_id} />
          <input type="hidden" name="instrumentId" value={instrument.payment_instrument_id} />
        </>
      )}
      <Button look="accent" className="checkout-next">
        <Icon name="lock" className="icon-middle" />
        {t('placeOrder', { total: money(total) })}
      </Button>
    </form>
  )
}
