import type { Cart } from '@cairn/contract/cart/cart'
import { bestVoucher } from '@cairn/contract/loyalty/points'
import { Form } from 'react-router'
import { useLocale, useShop } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { formatWholeAmount } from '../../purchase/payment/voucher-amount.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Option, Options } from '../../ui/forms/options.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { checkoutErrorText, type CheckoutError } from '../commands/checkout-error.ts'
import { PayForm, AppliedInstrument, useRestoredFocus } from './instrument-forms.tsx'
import {
  type Instrument,
  methodOf,
  prepaidInstruments,
  type PaymentMethodId,
} from './payment-instruments.ts'
import type { PaymentOptions } from './payment-options.ts'

type RewardsProps = {
  cart: Cart
  loyalty: PaymentOptions['loyalty']
  error: CheckoutError | undefined
}

/** Athlete's credit, points and vouchers of a signed-in shopper. */
export function Rewards({ cart, loyalty, error }: RewardsProps) {
  const t = useMessages()
  const points = appliedInstrument(cart, 'LOYALTY_POINTS')
  const credit = appliedInstrument(cart, 'ATHLETES_PAYMENT')
  const title = useRestoredFocus<HTMLHeadingElement>(appliedKey(cart))
  const isAthlete = credit || methodOf(cart, 'ATHLETES_PAYMENT')
  const hasError = error?.place === 'rewards'
  if (![hasError, isAthlete, loyalty, points].some(Boolean)) return null
  return (
    <section aria-labelledby="rewards" className="checkout-part">
      <h2 ref={title} id="rewards" tabIndex={-1} className="display text-h3 outline-none">
        {t('rewardsTitle')}
      </h2>
      <div className="grid gap-4">
        {hasError && <InlineMessage tone="error">{checkoutErrorText(error, t)}</InlineMessage>}
        {isAthlete && <AthletesCredit cart={cart} instrument={credit} />}
        {points && <AppliedInstrument instrument={points} isPartial />}
        {loyalty && <PointsSection cart={cart} loyalty={loyalty} />}
      </div>
    </section>
  )
}

/** A key that changes whenever a reward is applied or removed. */
const appliedKey = ({ reward, paymentInstruments }: Cart): string =>
  [reward?.points, ...paymentInstruments.map(({ payment_instrument_id: id }) => id)].join()

const appliedInstrument = (cart: Cart, method: PaymentMethodId) =>
  prepaidInstruments(cart).find(({ payment_method_id: id }) => id === method)

function AthletesCredit({ cart, instrument }: { cart: Cart; instrument: Instrument | undefined }) {
  const t = useMessages()
  const money = useMoney()
  const method = methodOf(cart, 'ATHLETES_PAYMENT')
  const { remainingAmount = 0, payableAmount = 0, isAvailable = false } = method ?? {}
  const text = t('athletesCreditText', {
    left: money(remainingAmount),
    pays: money(payableAmount),
  })
  if (instrument) return <AppliedInstrument instrument={instrument} isPartial note={text} />
  return (
    <div className="selection">
      <p className="grow">
        <span className="font-strong">{t('athletesCredit')}</span>
        <span className="option-note figures">{text}</span>
      </p>
      {isAvailable && (
        <PayForm fields={{ method: 'ATHLETES_PAYMENT' }}>
          <Button look="line" size="small">
            {t('useThis')}
          </Button>
        </PayForm>
      )}
    </div>
  )
}

type PointsProps = { cart: Cart; loyalty: NonNullable<PaymentOptions['loyalty']> }

function PointsSection({ cart, loyalty: { points, vouchers } }: PointsProps) {
  const t = useMessages()
  const { currency } = useShop()
  const locale = useLocale()
  const best = bestVoucher(vouchers, points)
  const worth = best && formatWholeAmount({ amount: best.amountInCurrency, currency }, locale)
  const text =
    worth === undefined ? t('pointsOnly', { points }) : t('pointsWorth', { points, worth })
  if (!methodOf(cart, 'LOYALTY_POINTS')?.isAvailable) {
    const buysGiftCard = cart.items.some(({ isDigitalProduct }) => isDigitalProduct)
    const reason = t(buysGiftCard ? 'pointsNotForGiftCards' : 'creditFirst')
    return <p className="text-ui text-ink-soft">{`${text} ${reason}`}</p>
  }
  return (
    <>
      <p className="text-ui">{text}</p>
      <PointsToUse cart={cart} loyalty={{ points, vouchers }} />
    </>
  )
}

/** Points are used for a voucher or directly; both share one balance. */
function PointsToUse({ cart, loyalty: { points, vouchers } }: PointsProps) {
  const usedPoints = appliedInstrument(cart, 'LOYALTY_POINTS')?.points ?? 0
  const remainingPoints = points - usedPoints
  return (
    <>
      {cart.reward ? (
        <AppliedVoucher reward={cart.reward} />
      ) : (
        <Vouchers
          vouchers={vouchers.filter((voucher) => voucher.points <= remainingPoints)}
          best={bestVoucher(vouchers, remainingPoints)?.points ?? 0}
        />
      )}
      <PointsForm key={usedPoints} maxPoints={points - (cart.reward?.points ?? 0)} />
    </>
  )
}

type Voucher = PointsProps['loyalty']['vouchers'][number]

function Vouchers({ vouchers, best }: { vouchers: readonly Voucher[]; best: number }) {
  const t = useMessages()
  const { currency } = useShop()
  const locale = useLocale()
  if (vouchers.length === 0) return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="voucher" />
      <Options legend={t('vouchers')}>
        {vouchers.map(({ points, amountInCurrency: amount }) => (
          <Option
            key={points}
            name="points"
            value={points}
            title={t('voucherOf', { amount: formatWholeAmount({ amount, currency }, locale) })}
            end={t('pointsUsed', { points })}
            defaultChecked={points === best}
          />
        ))}
      </Options>
      <Button look="line" size="small" className="mt-3">
        {t('useVoucher')}
      </Button>
    </Form>
  )
}

function AppliedVoucher({ reward }: { reward: NonNullable<Cart['reward']> }) {
  const t = useMessages()
  const money = useMoney()
  const name = t('voucherOf', { amount: money(reward.amountInCurrency) })
  return (
    <div className="selection">
      <InlineMessage tone="success">{name}</InlineMessage>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="voucher" />
        <button className="plain-button" aria-label={t('removeNamed', { name })}>
          {t('remove')}
        </button>
      </Form>
    </div>
  )
}

function PointsForm({ maxPoints }: { maxPoints: number }) {
  const t = useMessages()
  if (maxPoints === 0) return null
  return (
    <PayForm fields={{ method: 'LOYALTY_POINTS' }}>
      <div className="flex items-end gap-3">
        <div className="grow">
          <TextField
            label={t('howManyPoints')}
            name="points"
            type="number"
            inputMode="numeric"
            min={1}
            max={maxPoints}
          />
        </div>
        <Button look="line">{t('apply')}</Button>
      </div>
    </PayForm>
  )
}
