import type { Address } from '@cairn/contract/address'
import { locales, siteOf } from '@cairn/contract/sites'
import type { Cart } from '@cairn/contract/cart-entity'
import { useState } from 'react'
import { Form } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { AddressForm } from './address-form.tsx'
import { AddressLines } from './address-lines.tsx'
import { billPrefix } from './checkout-write.ts'
import { ErrorSummary } from './error-summary.tsx'
import { checkoutText, type RefusedCheckout } from './refused-checkout.ts'
import { typedOf } from './typed-address.ts'
import { useAddressLook } from './use-address-look.ts'
import { useCountry } from './use-country.ts'

export const billingForm = 'billing-form'

const countries = [...new Set(locales.map((locale) => siteOf(locale).country))]

type BillFormProps = {
  cart: Cart
  /** Where bills of whoever is signed in have gone until now. */
  known: Address | undefined
  refused: RefusedCheckout | undefined
}

/** To whom the bill goes: where the parcel goes, or elsewhere. */
export function BillForm({ cart, known, refused }: BillFormProps) {
  const t = useMessages()
  const country = useCountry()
  const delivered = cart.shippingAddress?.addressLine1 ? cart.shippingAddress : undefined
  const [isSame, setSame] = useState(delivered !== undefined && isSamePlace(cart))
  const { broken, look } = useAddressLook({ need: 'address', refused, prefix: billPrefix })
  return (
    <Form id={billingForm} method="post" noValidate onSubmit={look} className="checkout-part">
      <input type="hidden" name="intent" value="billing" />
      <h2 className="display text-h3">{t('billTo')}</h2>
      <RefusedBill refused={refused} />
      <ErrorSummary broken={broken} prefix={billPrefix} />
      {delivered && (
        <Checkbox name="isSame" checked={isSame} onChange={({ target }) => setSame(target.checked)}>
          {t('billAsDelivered')}
          <span className="option-note">
            <AddressLines address={delivered} />
          </span>
        </Checkbox>
      )}
      {!isSame && (
        <div className="mt-4">
          <AddressForm
            need="address"
            country={country}
            countries={countries}
            values={refused?.typed ?? typedOf(cart.billingAddress ?? known ?? contactIn(cart))}
            broken={broken}
            prefix={billPrefix}
          />
        </div>
      )}
    </Form>
  )
}

function RefusedBill({ refused }: Pick<BillFormProps, 'refused'>) {
  const t = useMessages()
  if (refused?.place !== 'form' || refused.message === '') return null
  return <InlineMessage tone="error">{checkoutText(refused, t)}</InlineMessage>
}

const isSamePlace = ({ billingAddress, shippingAddress }: Cart): boolean =>
  billingAddress === null ||
  (billingAddress.addressLine1 === shippingAddress?.addressLine1 &&
    billingAddress.postalCode === shippingAddress?.postalCode)

/** Whoever fetches it pays for it, most of the time. */
const contactIn = ({ shippingAddress }: Cart) => {
  const { firstName, lastName, email, phone } = shippingAddress ?? {}
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  }
}
