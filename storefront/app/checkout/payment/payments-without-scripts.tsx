import type { Cart } from '@cairn/contract/cart/cart'
import { cardName, paymentName } from '@cairn/contract/payments/payment-names'
import { type Translate, useMessages } from '../../platform/text/messages.tsx'
import { cardExpiry } from '../../purchase/payment/instrument-title.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PayForm } from './instrument-forms.tsx'
import type { PaymentMethodId } from './payment-instruments.ts'
import type { SavedCard } from './payment-options.ts'

/** New ones are entered in windows of the provider. */
const methodsWithWindow: ReadonlySet<PaymentMethodId> = new Set(['CREDIT_CARD', 'WALLET', 'KLARNA'])

type PaymentsWithoutScriptsProps = { cart: Cart; isSignedIn: boolean }

/** Says which payments of this cart need scripts. Only the server renders it, within `noscript`. */
export function PaymentsWithoutScripts({ cart, isSignedIn }: PaymentsWithoutScriptsProps) {
  const t = useMessages()
  const methods = cart.paymentMethods
    .filter(({ isAvailable }) => isAvailable)
    .map(({ payment_method_id: id }) => id)
  const isCardOffered = methods.includes('CREDIT_CARD')
  const possible = methods.filter((id) => !methodsWithWindow.has(id)).map((id) => nameOf(id, t))
  const impossible = methods.filter((id) => methodsWithWindow.has(id)).map((id) => nameOf(id, t))
  return (
    <div className="mt-4">
      <Notice tone="info">
        {[
          textWith('payWithoutScripts', t, [
            ...possible,
            ...(isCardOffered && isSignedIn ? [t('savedCard')] : []),
          ]),
          textWith('payWithScripts', t, impossible),
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
    </div>
  )
}

const nameOf = (code: PaymentMethodId, t: Translate) =>
  code === 'CREDIT_CARD' ? t('newCard') : paymentName({ code, card: null, maskedCode: null }, t)

const textWith = (
  key: 'payWithoutScripts' | 'payWithScripts',
  t: Translate,
  names: readonly string[],
) => (names.length === 0 ? '' : t(key, { methods: names.join(', ') }))

/** A form for each saved card. With scripts one form follows the selected card. */
export function SavedCardForms({ cards }: { cards: readonly SavedCard[] }) {
  const t = useMessages()
  return cards.map(({ payment_instrument_id: instrumentId, card }) => {
    const name = card ? cardName(card) : t('savedCard')
    return (
      <div key={instrumentId} className="selection">
        <p className="grow">
          <span className="font-strong">{name}</span>
          <span className="option-note">{cardExpiry(card, t)}</span>
        </p>
        <PayForm fields={{ method: 'CREDIT_CARD', instrumentId }}>
          <Button look="line" size="small" aria-label={`${t('payWithThis')}: ${name}`}>
            {t('payWithThis')}
          </Button>
        </PayForm>
      </div>
    )
  })
}
