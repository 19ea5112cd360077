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
        className="min-h-11 w-full min-w-0 border border-line-strong bg-paper px-3 text-ui"
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
      className={`flex items-center justify-between gap-4 text-ui ${state === 'idle' ? '' : 'opacity-40'}`}
    >
      <input type="hidden" name="intent" value="uncoupon" />
      <InlineMessage tone="success">{t('couponApplied', { code: coupon })}</InlineMessage>
      <button
        aria-label={t('couponRemove', { code: coupon })}
        className="underlined min-h-11 text-action underline-offset-4"
      >
        {t('remove')}
      </button>
    </Form>
  )
}
