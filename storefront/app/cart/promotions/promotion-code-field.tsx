import type { Cart } from '@cairn/contract/cart/cart'
import { useFetcher } from 'react-router'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { cartErrorText, type CartError } from '../commands/cart-error.ts'

type PromotionCodeFieldProps = {
  cart: Pick<Cart, 'coupon' | 'flash' | 'customerNotifications'>
  error: CartError | undefined
}

/** A rejected code shows a message only if the site explains rejected codes. The typed text stays in the field. */
export function PromotionCodeField({ cart, error }: PromotionCodeFieldProps) {
  const { coupon } = cart
  const t = useMessages()
  const { explainsRejectedCodes } = useFeatures()
  return (
    <div className="mt-5">
      {coupon === null ? (
        <CouponForm />
      ) : (
        <AppliedCoupon coupon={coupon} hasEffect={hasEffect(cart)} />
      )}
      {error?.shownAt === 'codeField' && explainsRejectedCodes && (
        <div className="mt-2">
          <InlineMessage tone="error">{cartErrorText(error, t)}</InlineMessage>
        </div>
      )}
    </div>
  )
}

function CouponForm() {
  const t = useMessages()
  const { Form, state } = useFetcher({ key: 'coupon' })
  return (
    <Form method="post" defaultShouldRevalidate={false} className="flex gap-2">
      <input type="hidden" name="intent" value="coupon" />
      <input
        name="code"
        required
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-label={t('couponCode')}
        placeholder={t('couponCode')}
        className="coupon-input"
      />
      <Button look="line" size="small" pending={state !== 'idle'}>
        {t('apply')}
      </Button>
    </Form>
  )
}

/** A notice about the cart explains why a code has no effect. */
const hasEffect = ({ flash, customerNotifications }: PromotionCodeFieldProps['cart']) =>
  !flash.some(({ type }) => type === 'ProductItemRequired') &&
  !customerNotifications.some(({ type }) => type === 'CODE_WITHOUT_EFFECT')

type AppliedCouponProps = { coupon: string; hasEffect: boolean }

function AppliedCoupon({ coupon, hasEffect: isApplied }: AppliedCouponProps) {
  const t = useMessages()
  const { Form, state } = useFetcher({ key: 'coupon-off' })
  return (
    <Form
      method="post"
      defaultShouldRevalidate={false}
      className={`coupon-applied ${state === 'idle' ? '' : 'coupon-pending'}`}
    >
      <input type="hidden" name="intent" value="uncoupon" />
      {isApplied ? (
        <InlineMessage tone="success">{t('couponApplied', { code: coupon })}</InlineMessage>
      ) : (
        <span>{coupon}</span>
      )}
      <button aria-label={t('couponRemove', { code: coupon })} className="plain-button">
        {t('remove')}
      </button>
    </Form>
  )
}
