import type { Cart } from '@cairn/contract/cart-entity'
import { Form } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { useLocale, useShop } from '../platform/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Option, Options } from '../ui/options.tsx'
import { TextField } from '../ui/text-field.tsx'
import { methodOf, paidBefore } from './billing.ts'
import type { Purse } from './checkout-view.ts'
import { PayForm } from './pay-form.tsx'
import { PayingWith } from './paying-with.tsx'
import { checkoutText, type RefusedCheckout } from './refused-checkout.ts'
import { highestVoucher, wholeMoney } from './vouchers.ts'

type RewardsProps = {
  cart: Cart
  loyalty: Purse['loyalty']
  refused: RefusedCheckout | undefined
}

/** An athlete's credit, points and vouchers: for those who have them. */
export function Rewards({ cart, loyalty, refused }: RewardsProps) {
  const t = useMessages()
  const applied = paidBefore(cart).filter(
    ({ payment_method_id: id }) => id === 'LOYALTY_POINTS' || id === 'ATHLETES_PAYMENT',
  )
  const athlete = methodOf(cart, 'ATHLETES_PAYMENT')
  if (!athlete && !loyalty && applied.length === 0) return null
  return (
    <section aria-labelledby="rewards" className="checkout-part">
      <h2 id="rewards" className="display text-h3">
        {t('rewardsTitle')}
      </h2>
      <div className="grid gap-4">
        {refused?.place === 'rewards' && (
          <InlineMessage tone="error">{checkoutText(refused, t)}</InlineMessage>
        )}
        {applied.map((instrument) => (
          <PayingWith key={instrument.payment_instrument_id} instrument={instrument} isPart />
        ))}
        {athlete && <AthletesCredit cart={cart} />}
        {loyalty && <Points cart={cart} loyalty={loyalty} />}
      </div>
    </section>
  )
}

function AthletesCredit({ cart }: { cart: Cart }) {
  const t = useMessages()
  const money = useMoney()
  const method = methodOf(cart, 'ATHLETES_PAYMENT')
  const { remainingAmount = 0, payableAmount = 0, isAvailable = false } = method ?? {}
  const isApplied = paidBefore(cart).some(({ payment_method_id: id }) => id === 'ATHLETES_PAYMENT')
  return (
    <div className="chosen">
      <p className="grow">
        <span className="font-[560]">{t('athletesCredit')}</span>
        <span className="option-note figures">
          {t('athletesCreditText', {
            left: money(remainingAmount),
            pays: money(payableAmount),
          })}
        </span>
      </p>
      {isAvailable && !isApplied && (
        <PayForm fields={{ method: 'ATHLETES_PAYMENT' }}>
          <Button look="line" size="small">
            {t('useThis')}
          </Button>
        </PayForm>
      )}
    </div>
  )
}

type PointsProps = { cart: Cart; loyalty: NonNullable<Purse['loyalty']> }

function Points({ cart, loyalty: { points, vouchers } }: PointsProps) {
  const t = useMessages()
  const { currency } = useShop()
  const locale = useLocale()
  const best = highestVoucher(vouchers, points)
  const worth = best && wholeMoney({ amount: best.amountInCurrency, currency }, locale)
  const said =
    worth === undefined ? t('pointsOnly', { points }) : t('pointsWorth', { points, worth })
  if (!methodOf(cart, 'LOYALTY_POINTS')?.isAvailable) {
    return <p className="text-ui text-ink-soft">{`${said} ${t('creditFirst')}`}</p>
  }
  return (
    <>
      <p className="text-ui">{said}</p>
      {cart.reward ? (
        <AppliedVoucher reward={cart.reward} />
      ) : (
        <Vouchers
          vouchers={vouchers.filter((each) => each.points <= points)}
          best={best?.points ?? 0}
        />
      )}
      <SomePoints most={points} />
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
            title={t('voucherOf', { amount: wholeMoney({ amount, currency }, locale) })}
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
    <div className="chosen">
      <InlineMessage tone="success">{name}</InlineMessage>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="voucher" />
        <button
          className="underlined min-h-11 text-action underline-offset-4"
          aria-label={t('removeNamed', { name })}
        >
          {t('remove')}
        </button>
      </Form>
    </div>
  )
}

function SomePoints({ most }: { most: number }) {
  const t = useMessages()
  if (most === 0) return null
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
            max={most}
          />
        </div>
        <Button look="line">{t('couponApply')}</Button>
      </div>
    </PayForm>
  )
}
