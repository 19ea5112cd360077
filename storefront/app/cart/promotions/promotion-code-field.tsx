import { useFetcher } from 'react-router'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { cartErrorText, type CartError } from '../commands/cart-error.ts'

type PromotionCodeFieldProps = {
  cart: { coupon: string | null }
  error: CartError | undefined
}

/** A rejected code shows a message only if the site explains rejected codes. The typed text stays in the field. */
export function PromotionCodeField({ cart: { coupon }, error }: PromotionCodeFieldProps) {
  const t = useMessages()
  const { explainsRejectedCodes } = useFeatures()
  return (
    <div className="mt-5">
      {coupon === null ? <CouponForm /> : <AppliedCoupon coupon={coupon} />}
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

function AppliedCoupon({ coupon }: { coupon: string }) {
  const t = useMessages()
  const { Form, state } = useFetcher({ key: 'coupon-off' })
  return (
    <Form
      method="post"
      defaultShouldRevalidate={false}
      className={`coupon-applied ${state === 'idle' ? '' : 'coupon-pending'}`}
    >
      <input type="hidden" name="intent" value="uncoupon" />
      <InlineMessage tone="success">{t('couponApplied', { code: coupon })}</InlineMessage>
      <button aria-label={t('couponRemove', { code: coupon })} className="plain-button">
        {t('remove')}
      </button>
    </Form>
  )
}
