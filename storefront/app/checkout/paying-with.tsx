import { Form } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { Instrument, PaymentMethodId } from './billing.ts'
import { cardNote } from './card-text.ts'
import { instrumentTitle } from './instrument-title.ts'

const icons: Partial<Record<PaymentMethodId, IconName>> = {
  WALLET: 'phone',
  KLARNA: 'calendar',
  GIFT_CARD: 'gift',
  REWARD_CARD: 'gift',
  REWARD_CODE: 'gift',
  LOYALTY_POINTS: 'stack',
  ATHLETES_PAYMENT: 'user',
}

type PayingWithProps = {
  instrument: Instrument
  /** What it takes off, where it does not pay all the rest. */
  isPart?: boolean
  note?: string
}

/** Something that pays, and the way to take it back. */
export function PayingWith({ instrument, isPart = false, note }: PayingWithProps) {
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
        {note !== undefined && <span className="option-note figures">{note}</span>}
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
