import type { Cart } from '@cairn/contract/cart/cart'
import type { ReactNode } from 'react'
import { useFetchers } from 'react-router'
import { useShop } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { PayLaterLink } from '../../purchase/payment/pay-later-link.tsx'
import { hasReturnableItem } from '../../purchase/returnable-items.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { CartError } from '../commands/cart-error.ts'
import { PromotionCodeField } from '../promotions/promotion-code-field.tsx'

type CartSummaryProps = { cart: Cart; error: CartError | undefined; walletLink: ReactNode }

export function CartSummary({ cart, error, walletLink }: CartSummaryProps) {
  const t = useMessages()
  const money = useMoney()
  const { locale, region } = useShop()
  const isChanging = useFetchers().some(({ formData }) => formData?.has('intent'))
  const { totals } = cart
  const isTaxAdded = region === 'NORA'
  const taxNote = isTaxAdded
    ? totals.tax === 0 && t('taxLater')
    : totals.taxAmount > 0 && t('taxIncluded', { amount: money(totals.taxAmount) })
  return (
    <aside aria-labelledby="summary" className="cart-summary">
      <h2 id="summary" className="display mb-3.5 text-h3 tracking-title">
        {t('summary')}
      </h2>
      <div aria-busy={isChanging} className="cart-totals">
        <dl className="figures text-ui">
          <TotalRow label={t('cartItems', { count: cart.totalItems })}>
            {money(totals.itemTotal)}
          </TotalRow>
          {totals.totalDiscount > 0 && (
            <TotalRow label={t('discount')} isSale>
              {money(-totals.totalDiscount)}
            </TotalRow>
          )}
          <TotalRow label={t('delivery')}>
            <DeliveryPrice cart={cart} />
          </TotalRow>
          {isTaxAdded && totals.tax > 0 && (
            <TotalRow label={t('tax')}>{money(totals.tax)}</TotalRow>
          )}
          <div className="totals-sum">
            <dt>{t('total')}</dt>
            <dd>{money(totals.total)}</dd>
          </div>
        </dl>
        {taxNote && <p className="mt-1 text-small text-ink-soft">{taxNote}</p>}
      </div>
      <PromotionCodeField cart={cart} error={error} />
      <ButtonLink to={`/${locale}/checkout`} className="mt-5 w-full">
        <Icon name="lock" className="icon-middle" />
        {t('checkout')}
      </ButtonLink>
      {walletLink}
      <p className="mt-2">
        <PayLaterLink />
      </p>
      {hasReturnableItem(cart.items) && (
        <p className="mt-3.5 text-small text-ink-soft">{t('returns')}</p>
      )}
    </aside>
  )
}

type RowProps = { label: string; isSale?: boolean; children: ReactNode }

function TotalRow({ label, isSale = false, children }: RowProps) {
  return (
    <div className="totals-row">
      <dt>{label}</dt>
      <dd className={isSale ? 'text-sale' : ''}>{children}</dd>
    </div>
  )
}

/** The price is unknown until a delivery method is chosen. */
function DeliveryPrice({ cart: { shippingMethods, totals } }: { cart: Cart }) {
  const t = useMessages()
  const money = useMoney()
  if (shippingMethods.length === 0) return t('deliveryLater')
  return totals.shipping === 0 ? t('deliveryFree') : money(totals.shipping)
}
