import type { Cart } from '@cairn/contract/cart/cart'
import type { ReactNode } from 'react'
import { isStockMessage, LineStockNotices } from '../cart/page/cart-notices.tsx'
import { PromotionCodeField } from '../cart/promotions/promotion-code-field.tsx'
import { PromotionNotices } from '../cart/promotions/promotion-notices.tsx'
import { useCart } from '../cart/state/cart-store.ts'
import { useShop } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useMoney } from '../platform/text/money.ts'
import { OrderedLine } from '../purchase/ordered-items.tsx'
import { TextLink } from '../ui/button.tsx'
import type { CheckoutView } from './checkout-view.ts'

type CheckoutSummaryProps = Pick<CheckoutView, 'cart' | 'problem'>

/** The costs and items of the cart. All amounts come from the server. */
export function CheckoutSummary({ cart, problem }: CheckoutSummaryProps) {
  const t = useMessages()
  const { error } = useCart()
  const money = useMoney()
  const { locale } = useShop()
  return (
    <aside aria-labelledby="summary" className="checkout-summary">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="summary" className="display text-h3 tracking-title">
          {t('summary')}
        </h2>
        <TextLink to={`/${locale}/cart`} className="link-small">
          {t('change')}
        </TextLink>
      </div>
      <Totals cart={cart} />
      <PromotionCodeField cart={cart} error={error ?? undefined} />
      <div className="mt-5">
        <PromotionNotices cart={cart} />
      </div>
      <ul className="mt-5">
        {cart.items.map((item) => (
          <OrderedLine
            key={item.itemId}
            item={item}
            money={money}
            problem={item.sku === problem?.sku ? problem.text : undefined}
          >
            <LineStockNotices flash={stockMessagesOf(cart, item)} />
          </OrderedLine>
        ))}
      </ul>
    </aside>
  )
}

const stockMessagesOf = ({ flash }: Cart, item: Cart['items'][number]) =>
  flash.filter(({ itemId, type }) => itemId === item.itemId && isStockMessage(type))

function Totals({ cart }: { cart: Cart }) {
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
