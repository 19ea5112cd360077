import type { Cart } from '@cairn/contract/cart/cart'
import { isStockMessage, LineStockNotices } from '../cart/page/cart-notices.tsx'
import { PromotionCodeField } from '../cart/promotions/promotion-code-field.tsx'
import { PromotionNotices } from '../cart/promotions/promotion-notices.tsx'
import { useCart } from '../cart/state/cart-store.ts'
import { useShop } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useMoney } from '../platform/text/money.ts'
import { OrderedLine } from '../purchase/ordered-items.tsx'
import { TextLink } from '../ui/button.tsx'
import { Totals } from './checkout-totals.tsx'
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
