import type { Cart } from '@cairn/contract/cart/cart'
import type { ReactNode } from 'react'
import { useShop } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useMoney } from '../platform/text/money.ts'

/** Goods, delivery, tax and total, and what is left to pay. */
export function Totals({ cart }: { cart: Cart }) {
  const t = useMessages()
  const money = useMoney()
  const isTaxAdded = useShop().region === 'NORA'
  const { totals, totalItems } = cart
  const isTaxKnown = hasKnownTax(cart)
  return (
    <>
      <dl className="figures mt-3 text-ui">
        <Row label={t('cartItems', { count: totalItems })}>{money(totals.itemTotal)}</Row>
        {totals.totalDiscount > 0 && (
          <Row label={t('discount')} isSale>
            {money(-totals.totalDiscount)}
          </Row>
        )}
        <Row label={t('delivery')}>
          {totals.shipping === 0 ? t('deliveryFree') : money(totals.shipping)}
        </Row>
        {isTaxAdded && isTaxKnown && <Row label={t('tax')}>{money(totals.tax)}</Row>}
        <div className="totals-sum">
          <dt>{t('total')}</dt>
          <dd>{money(totals.total)}</dd>
        </div>
        <PaidAmounts totals={totals} />
      </dl>
      {isTaxAdded && !isTaxKnown && <Note>{t('taxByAddress')}</Note>}
      {!isTaxAdded && totals.taxAmount > 0 && (
        <Note>{t('taxIncluded', { amount: money(totals.taxAmount) })}</Note>
      )}
    </>
  )
}

const hasKnownTax = ({ totals, shippingAddress, unservedAddress }: Cart): boolean =>
  (shippingAddress !== null && unservedAddress === null) || totals.tax > 0

/** The amount paid by gift cards and rewards, and the remaining amount. */
function PaidAmounts({ totals: { total, remainingToPay } }: Pick<Cart, 'totals'>) {
  const t = useMessages()
  const money = useMoney()
  if (total === remainingToPay) return null
  return (
    <>
      <Row label={t('paidAlready')}>{money(remainingToPay - total)}</Row>
      <Row label={t('leftToPay')}>{money(remainingToPay)}</Row>
    </>
  )
}

const Note = ({ children }: { children: string }) => (
  <p className="mt-1 text-small text-ink-soft">{children}</p>
)

type RowProps = { label: string; isSale?: boolean; children: ReactNode }

const Row = ({ label, isSale = false, children }: RowProps) => (
  <div className="totals-row">
    <dt>{label}</dt>
    <dd className={isSale ? 'text-sale' : ''}>{children}</dd>
  </div>
)
