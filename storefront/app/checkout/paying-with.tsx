import { Form } from 'react-router'
import type { MessageKey } from '../messages/messages.ts'
import { type Translate, useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { Instrument, PaymentMethodId } from './billing.ts'
import { cardNote, cardTitle } from './card-text.ts'

const icons: Partial<Record<PaymentMethodId, IconName>> = {
  WALLET: 'phone',
  KLARNA: 'calendar',
  GIFT_CARD: 'gift',
  REWARD_CARD: 'gift',
  REWARD_CODE: 'gift',
  LOYALTY_POINTS: 'stack',
  ATHLETES_PAYMENT: 'user',
}

const names: Record<PaymentMethodId, MessageKey> = {
  CREDIT_CARD: 'card',
  WALLET: 'wallet',
  KLARNA: 'payLater',
  GIFT_CARD: 'giftCard',
  REWARD_CARD: 'rewardCard',
  REWARD_CODE: 'rewardCode',
  LOYALTY_POINTS: 'points',
  ATHLETES_PAYMENT: 'athletesCredit',
}

export function instrumentTitle(instrument: Instrument, t: Translate): string {
  const { payment_method_id: id, card, maskedCode, points } = instrument
  if (id === 'CREDIT_CARD' && card) return cardTitle(card)
  if (points !== null) return t('pointsUsed', { points })
  return [t(names[id]), maskedCode].filter(Boolean).join(' ')
}

type PayingWithProps = {
  instrument: Instrument
  /** What it takes off, where it does not pay all the rest. */
  isPart?: boolean
}

/** Something that pays, and the way to take it back. */
export function PayingWith({ instrument, isPart = false }: PayingWithProps) {
  const t = useMessages()
  const money = useMoney()
  const { payment_instrument_id: id, payment_method_id: method, card, amount } = instrument
  const title = instrumentTitle(instrument, t)
  return (
    <div className="chosen">
      <Icon name={icons[method] ?? 'card'} />
      <p className="grow">
        <span className="font-[560]">{title}</span>
        {card && method === 'CREDIT_CARD' && (
          <span className="option-note">{cardNote(card, t)}</span>
        )}
      </p>
      {isPart && amount !== null && <p className="figures">{money(-amount)}</p>}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="unpay" />
        <input type="hidden" name="instrumentId" value={id} />
        <button
          className="underlined min-h-11 text-action underline-offset-4"
          aria-label={t(isPart ? 'removeNamed' : 'changeNamed', { name: title })}
        >
          {t(isPart ? 'remove' : 'changeBag')}
        </button>
      </Form>
    </div>
  )
}
