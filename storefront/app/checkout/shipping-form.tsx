import type { Address } from '@cairn/contract/address'
import type { Cart } from '@cairn/contract/cart-entity'
import { useState } from 'react'
import { Form } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { AddressForm } from './address-form.tsx'
import type { Buyer, CheckoutView } from './checkout-view.ts'
import { type Need, needOf } from './delivery.ts'
import { ErrorSummary } from './error-summary.tsx'
import { GiftRecipients } from './gift-recipients.tsx'
import type { RefusedCheckout } from './refused-checkout.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import { type BrokenFields, type Typed, typedOf } from './typed-address.ts'
import { useAddressLook } from './use-address-look.ts'
import { useCountry } from './use-country.ts'

export const shippingForm = 'shipping-form'

type ShippingFormProps = { view: CheckoutView; refused: RefusedCheckout | undefined }

/** Whom it goes to, and where; as much as the way of delivery needs. */
export function ShippingForm({ view, refused }: ShippingFormProps) {
  const { cart, buyer } = view
  const need = needOf(cart)
  const { broken, look } = useAddressLook({ need, refused })
  const saved = need === 'address' ? (buyer?.addresses ?? []) : []
  const [isTyping, setTyping] = useState(saved.length === 0 || refused?.typed !== undefined)
  return (
    <Form id={shippingForm} method="post" noValidate onSubmit={look} className="checkout-part">
      <input type="hidden" name="intent" value="shipping" />
      <ErrorSummary broken={broken} />
      <Heading need={need} />
      {saved.length > 0 && (
        <SavedAddresses
          addresses={saved}
          chosen={cart.shippingAddress}
          isTyping={isTyping}
          onTyping={setTyping}
        />
      )}
      {isTyping && <TypedAddress view={view} refused={refused} broken={broken} />}
      <GiftRecipients cart={cart} refused={refused} />
    </Form>
  )
}

function Heading({ need }: { need: Need }) {
  const t = useMessages()
  if (need === 'address') return null
  return <h2 className="display text-h3">{t(need === 'email' ? 'whereToMail' : 'whoFetches')}</h2>
}

type TypedAddressProps = ShippingFormProps & { broken: BrokenFields | undefined }

function TypedAddress({ view: { cart, buyer }, refused, broken }: TypedAddressProps) {
  const t = useMessages()
  const need = needOf(cart)
  const country = useCountry()
  const values = refused?.typed ?? valuesOf({ cart, buyer, country })
  return (
    <>
      <AddressForm need={need} country={country} values={values} broken={broken} />
      {buyer && need === 'address' && (
        <div className="mt-3">
          <Checkbox name="isToKeep" defaultChecked={refused?.chosen?.isToKeep}>
            {t('keepAddress')}
          </Checkbox>
        </div>
      )}
    </>
  )
}

type Known = { cart: Cart; buyer: Buyer | null; country: string }

/** What is known already, or can be guessed of whoever is signed in; of an address abroad, who it is. */
function valuesOf({ cart: { shippingAddress }, buyer, country }: Known): Typed {
  if (!shippingAddress) return buyer ? typedOfPerson(buyer) : {}
  const { countryCode = country } = shippingAddress
  return countryCode === country ? typedOf(shippingAddress) : typedOfPerson(shippingAddress)
}

type Person = Pick<Address, 'email' | 'firstName' | 'lastName' | 'phone'>

const typedOfPerson = ({
  email = '',
  firstName = '',
  lastName = '',
  phone = '',
}: Person): Typed => ({
  email,
  firstName,
  lastName,
  phone,
})
