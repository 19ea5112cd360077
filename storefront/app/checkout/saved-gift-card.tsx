import type { Cart } from '@cairn/contract/cart-entity'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { methodOf, paidBefore } from './billing.ts'
import type { SavedCard } from './checkout-view.ts'
import { instrumentTitle } from './instrument-title.ts'
import { PayForm } from './pay-form.tsx'

/** Those with something left on them that pay for nothing yet, as long as there is something to pay. */
export function usableSaved(saved: readonly SavedCard[], cart: Cart): readonly SavedCard[] {
  if (cart.totals.remainingToPay === 0) return []
  const used = new Set(paidBefore(cart).map(sameCard))
  return saved.filter(
    (card) =>
      methodOf(cart, card.payment_method_id)?.isAvailable === true &&
      (card.amount ?? 0) > 0 &&
      !used.has(sameCard(card)),
  )
}

const sameCard = ({ payment_method_id: id, maskedCode }: SavedCard) => `${id} ${maskedCode}`

/** A gift card that is kept in the account, and the way to pay with it. */
export function SavedGiftCard({ card }: { card: SavedCard }) {
  const t = useMessages()
  const money = useMoney()
  const { payment_instrument_id: instrumentId, payment_method_id: method, amount } = card
  const name = instrumentTitle(card, t)
  return (
    <div className="chosen">
      <Icon name="gift" />
      <p className="grow">
        <span className="font-[560]">{name}</span>
        <span className="option-note figures">
          {t('leftOnCard', { amount: money(amount ?? 0) })}
        </span>
      </p>
      <PayForm fields={{ method, instrumentId }}>
        <Button look="line" size="small" aria-label={t('useNamed', { name })}>
          {t('use')}
        </Button>
      </PayForm>
    </div>
  )
}
