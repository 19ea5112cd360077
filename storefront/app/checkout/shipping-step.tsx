import type { Cart } from '@cairn/contract/cart-entity'
import { useNavigation } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AddressSuggestions } from './address-suggestions.tsx'
import type { Buyer, CheckoutView } from './checkout-view.ts'
import { DeliverySpeeds } from './delivery-speeds.tsx'
import { DeliveryWays } from './delivery-ways.tsx'
import { needOf } from './delivery.ts'
import type { RefusedCheckout } from './refused-checkout.ts'
import { ShippingForm, shippingForm } from './shipping-form.tsx'

type ShippingStepProps = { view: CheckoutView; refused: RefusedCheckout | undefined }

export function ShippingStep({ view, refused }: ShippingStepProps) {
  const { cart, buyer, picking } = view
  return (
    <>
      <WhoIsBuying buyer={buyer} />
      <DeliveryWays cart={cart} picking={picking} refused={refused} />
      {!picking && (
        <>
          <ShippingForm view={view} refused={refused} />
          {needOf(cart) === 'address' && <HomeDelivery cart={cart} refused={refused} />}
          <GoOn />
        </>
      )}
      {refused?.suggestions && <AddressSuggestions refused={refused} />}
    </>
  )
}

function GoOn() {
  const t = useMessages()
  const isPending = useNavigation().formData?.get('intent') === 'shipping'
  return (
    <Button
      form={shippingForm}
      pending={isPending}
      aria-disabled={isPending}
      className="mt-6 w-full md:w-auto"
    >
      {t('toPayment')}
    </Button>
  )
}

type HomeDeliveryProps = { cart: Cart; refused: RefusedCheckout | undefined }

function HomeDelivery({ cart, refused }: HomeDeliveryProps) {
  const t = useMessages()
  const isForBill = refused?.chosen?.isForBill ?? isBilledAlike(cart)
  return (
    <>
      <DeliverySpeeds cart={cart} refused={refused} />
      <div className="mt-5">
        <Checkbox name="isForBill" form={shippingForm} defaultChecked={isForBill}>
          {t('isForBill')}
        </Checkbox>
      </div>
    </>
  )
}

/** Until somebody says otherwise, the bill goes where the parcel goes. */
const isBilledAlike = ({ billingAddress, shippingAddress }: Cart): boolean =>
  billingAddress === null || billingAddress.addressLine1 === shippingAddress?.addressLine1

function WhoIsBuying({ buyer }: { buyer: Buyer | null }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <p className="mt-2 text-ink-soft">
      {buyer ? (
        t('signedInAs', { email: buyer.email })
      ) : (
        <>
          {t('asGuest')}{' '}
          <TextLink
            to={`/${locale}/sign-in?to=${encodeURIComponent(`/${locale}/checkout`)}`}
            className="link-inline"
          >
            {t('signInForAddresses')}
          </TextLink>
        </>
      )}
    </p>
  )
}
