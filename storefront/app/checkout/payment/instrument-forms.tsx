import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { cardExpiry, instrumentTitle } from '../../purchase/payment/instrument-title.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { Instrument, PaymentMethodId } from './payment-instruments.ts'

const methodIcons: Partial<Record<PaymentMethodId, IconName>> = {
  WALLET: 'phone',
  KLARNA: 'calendar',
  GIFT_CARD: 'gift',
  REWARD_CARD: 'gift',
  REWARD_CODE: 'gift',
  LOYALTY_POINTS: 'stack',
  ATHLETES_PAYMENT: 'user',
}

type AppliedInstrumentProps = {
  instrument: Instrument
  /** Pays a part only: shows its amount. */
  isPartial?: boolean
  note?: string
}

/** An applied payment instrument, with a button to remove it. */
export function AppliedInstrument({ instrument, isPartial = false, note }: AppliedInstrumentProps) {
  const t = useMessages()
  const money = useMoney()
  const { payment_instrument_id: id, payment_method_id: method, card, amount } = instrument
  const title = instrumentTitle(instrument, t)
  return (
    <div className="selection">
      <Icon name={methodIcons[method] ?? 'card'} />
      <p className="grow">
        <span className="font-strong">{title}</span>
        {card && method === 'CREDIT_CARD' && (
          <span className="option-note">{cardExpiry(card, t)}</span>
        )}
        {note !== undefined && <span className="option-note figures">{note}</span>}
      </p>
      {isPartial && amount !== null && <p className="figures">{money(-amount)}</p>}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="removeInstrument" />
        <input type="hidden" name="instrumentId" value={id} />
        <button
          className="plain-button"
          aria-label={t(isPartial ? 'removeNamed' : 'changeNamed', { name: title })}
        >
          {t(isPartial ? 'remove' : 'change')}
        </button>
      </Form>
    </div>
  )
}

type PayFormProps = { fields: Readonly<Record<string, string>>; children: ReactNode }

/** A form that applies a payment instrument. */
export const PayForm = ({ fields, children }: PayFormProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="intent" value="pay" />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
)

/** Moves the keyboard focus to this element if the pressed button disappears when `key` changes. */
export function useRestoredFocus<Target extends HTMLElement>(
  key: string | number | undefined,
): RefObject<Target | null> {
  const target = useRef<Target>(null)
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    const { activeElement, body } = document
    if (activeElement === body) target.current?.focus({ preventScroll: true })
  }, [key])
  return target
}
