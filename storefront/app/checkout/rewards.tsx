import { bestVoucher } from '@cairn/contract/best-voucher'
import type { Cart } from '@cairn/contract/cart-entity'
import { Form } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { useLocale, useShop } from '../platform/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Option, Options } from '../ui/options.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type Instrument, methodOf, paidBefore, type PaymentMethodId } from './billing.ts'
import type { Purse } from './checkout-view.ts'
import { PayForm } from './pay-form.tsx'
import { PayingWith } from './paying-with.tsx'
import { checkoutText, type RefusedCheckout } from './refused-checkout.ts'
import { useRegainedFocus } from './use-regained-focus.ts'
import { wholeMoney } from './vouchers.ts'

type RewardsProps = {
  cart: Cart
  loyalty: Purse['loyalty']
  refused: RefusedCheckout | undefined
}

/** An athlete's credit, points and vouchers: for those who have them. */
export function Rewards({ cart, loyalty, refused }: RewardsProps) {
  const t = useMessages()
  const points = appliedOf(cart, 'LOYALTY_POINTS')
  const credit = appliedOf(cart, 'ATHLETES_PAYMENT')
  const title = useRegainedFocus<HTMLHeadingElement>(usedOf(cart))
  const isAthlete = credit || methodOf(cart, 'ATHLETES_PAYMENT')
  const isTold = refused?.place === 'rewards'
  if (![isTold, isAthlete, loyalty, points].some(Boolean)) return null
  return (
    <section aria-labelledby="rewards" className="checkout-part">
      <h2 ref={title} id="rewards" tabIndex={-1} className="display text-h3 outline-none">
        {t('rewardsTitle')}
      </h2>
      <div className="grid gap-4">
        {isTold && <InlineMessage tone="error">{checkoutText(refused, t)}</InlineMessage>}
        {isAthlete && <AthletesCredit cart={cart} applied={credit} />}
        {points && <PayingWith instrument={points} isPart />}
        {loyalty && <Points cart={cart} loyalty={loyalty} />}
      </div>
    </section>
  )
}

/** Changes with everything that is used or taken back. */
const usedOf = ({ reward, paymentInstruments }: Cart): string =>
  [reward?.points, ...paymentInstruments.map(({ payment_instrument_id: id }) => id)].join()

const appliedOf = (cart: Cart, method: PaymentMethodId) =>
  paidBefore(cart).find(({ payment_method_id: id }) => id === method)

function AthletesCredit({ cart, applied }: { cart: Cart; applied: Instrument | undefined }) {
  const t = useMessages()
  const money = useMoney()
  const method = methodOf(cart, 'ATHLETES_PAYMENT')
  const { remainingAmount = 0, payableAmount = 0, isAvailable = false } = method ?? {}
  const text = t('athletesCreditText', {
    left: money(remainingAmount),
    pays: money(payableAmount),
  })
  if (applied) return <PayingWith instrument={applied} isPart note={text} />
  return (
    <div className="chosen">
      <p className="grow">
        <span className="font-[560]">{t('athletesCredit')}</span>
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

type PointsProps = { cart: Cart; loyalty: NonNullable<Purse['loyalty']> }

function Points({ cart, loyalty: { points, vouchers } }: PointsProps) {
  const t = useMessages()
  const { currency } = useShop()
  const locale = useLocale()
  const best = bestVoucher(vouchers, points)
  const worth = best && wholeMoney({ amount: best.amountInCurrency, currency }, locale)
  const said =
    worth === undefined ? t('pointsOnly', { points }) : t('pointsWorth', { points, worth })
  if (!methodOf(cart, 'LOYALTY_POINTS')?.isAvailable) {
    return <p className="text-ui text-ink-soft">{`${said} ${t('creditFirst')}`}</p>
  }
  return (
    <>
      <p className="text-ui">{said}</p>
      <PointsToUse cart={cart} loyalty={{ points, vouchers }} />
    </>
  )
}

/** What is used in one way is not there for the other. */
function PointsToUse({ cart, loyalty: { points, vouchers } }: PointsProps) {
  const used = appliedOf(cart, 'LOYALTY_POINTS')?.points ?? 0
  const left = points - used
  return (
    <>
      {cart.reward ? (
        <AppliedVoucher reward={cart.reward} />
      ) : (
        <Vouchers
          vouchers={vouchers.filter((each) => each.points <= left)}
          best={bestVoucher(vouchers, left)?.points ?? 0}
        />
      )}
      <SomePoints key={used} most={points - (cart.reward?.points ?? 0)} />
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
