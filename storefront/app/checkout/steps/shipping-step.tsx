import type { Address } from '@cairn/contract/address/address'
import type { AddressProblems } from '@cairn/contract/address/address-rules'
import type { Cart } from '@cairn/contract/cart/cart'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useCountry } from '../../purchase/address/address-fields.ts'
import { AddressForm } from '../../purchase/address/address-form.tsx'
import { type TypedAddress, typedAddressOf } from '../../purchase/address/typed-address.ts'
import { type RequiredContact, requiredContactOf } from '../../purchase/delivery.ts'
import { isStockShort } from '../../purchase/stock-short.ts'
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ErrorSummary, useAddressCheck } from '../address/address-problems.tsx'
import { AddressSuggestions } from '../address/address-suggestions.tsx'
import { SavedAddresses } from '../address/saved-addresses.tsx'
import type { Buyer, CheckoutView } from '../checkout-view.ts'
import type { CheckoutError } from '../commands/checkout-error.ts'
import { DeliverySpeeds, DeliveryMethods } from '../delivery/delivery-options.tsx'
import { GiftRecipients } from '../delivery/gift-recipients.tsx'
import { PaymentsWithoutScripts } from '../payment/payments-without-scripts.tsx'

type ShippingStepProps = { view: CheckoutView; error: CheckoutError | undefined }

export function ShippingStep({ view, error }: ShippingStepProps) {
  const { cart, buyer, pickupSearch } = view
  return (
    <>
      <BuyerNote buyer={buyer} />
      <noscript>
        {import.meta.env.SSR && <PaymentsWithoutScripts cart={cart} isSignedIn={buyer !== null} />}
      </noscript>
      <DeliveryMethods cart={cart} pickupSearch={pickupSearch} error={error} />
      {!pickupSearch && <ShippingForm view={view} error={error} />}
      {error?.suggestions && <AddressSuggestions error={error} />}
    </>
  )
}

function ContinueButton() {
  const t = useMessages()
  const isPending = useNavigation().formData?.get('intent') === 'shipping'
  return (
    <Button pending={isPending} aria-disabled={isPending} className="checkout-next mt-6">
      {t('toPayment')}
    </Button>
  )
}

function BackToCart() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <ButtonLink to={`/${locale}/cart`} className="mt-6">
      {t('backToCart')}
    </ButtonLink>
  )
}

type NewsletterProps = { cart: Cart; error: CheckoutError | undefined }

function Newsletter({ cart: { shippingAddress }, error }: NewsletterProps) {
  const t = useMessages()
  const isWanted =
    error?.addressOptions?.wantsNewsletter ?? shippingAddress?.subscriptions?.newsletterConsent
  return (
    <div className="mt-3">
      <Checkbox name="wantsNewsletter" defaultChecked={isWanted}>
        {t('newsletterPolicy')}
      </Checkbox>
    </div>
  )
}

function HomeDelivery({ cart, error }: { cart: Cart; error: CheckoutError | undefined }) {
  const t = useMessages()
  const isBillingAddress =
    error?.addressOptions?.isBillingAddress ?? isBilledToShippingAddress(cart)
  return (
    <>
      <DeliverySpeeds cart={cart} error={error} />
      <div className="mt-5">
        <Checkbox name="isBillingAddress" defaultChecked={isBillingAddress}>
          {t('isBillingAddress')}
        </Checkbox>
      </div>
    </>
  )
}

/** By default the billing address is the shipping address. */
const isBilledToShippingAddress = ({ billingAddress, shippingAddress }: Cart): boolean =>
  billingAddress === null || billingAddress.addressLine1 === shippingAddress?.addressLine1

function BuyerNote({ buyer }: { buyer: Buyer | null }) {
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
            rel="nofollow"
            className="link-inline"
          >
            {t('signInForAddresses')}
          </TextLink>
        </>
      )}
    </p>
  )
}

type ShippingFormProps = { view: CheckoutView; error: CheckoutError | undefined }

/** The shipping address, or only the contact that the delivery method requires. */
function ShippingForm({ view, error }: ShippingFormProps) {
  const { cart, buyer } = view
  const requiredContact = requiredContactOf(cart)
  const { problems, check } = useAddressCheck({
    kind: requiredContact,
    error,
    serverRules: view.serverRules,
  })
  const savedAddresses = requiredContact === 'address' ? (buyer?.addresses ?? []) : []
  const [isNewAddress, setNewAddress] = useState(
    savedAddresses.length === 0 || error?.typedAddress !== undefined,
  )
  return (
    <Form method="post" noValidate onSubmit={check} className="checkout-part">
      <input type="hidden" name="intent" value="shipping" />
      <ErrorSummary problems={problems} />
      <ContactHeading requiredContact={requiredContact} />
      {savedAddresses.length > 0 && (
        <SavedAddresses
          addresses={savedAddresses}
          currentAddress={cart.shippingAddress}
          isNewAddress={isNewAddress}
          onNewAddress={setNewAddress}
        />
      )}
      {isNewAddress && <NewAddressFields view={view} error={error} problems={problems} />}
      <GiftRecipients cart={cart} error={error} />
      {requiredContact === 'address' && <HomeDelivery cart={cart} error={error} />}
      <Newsletter cart={cart} error={error} />
      {isStockShort(cart) ? <BackToCart /> : <ContinueButton />}
    </Form>
  )
}

function ContactHeading({ requiredContact }: { requiredContact: RequiredContact }) {
  const t = useMessages()
  if (requiredContact === 'address') return null
  return (
    <h2 className="display text-h3">
      {t(requiredContact === 'email' ? 'emailContactTitle' : 'pickupContactTitle')}
    </h2>
  )
}

type NewAddressFieldsProps = ShippingFormProps & { problems: AddressProblems | undefined }

function NewAddressFields({ view, error, problems }: NewAddressFieldsProps) {
  const t = useMessages()
  const { cart, buyer, serverRules } = view
  const requiredContact = requiredContactOf(cart)
  const country = useCountry()
  const values = error?.typedAddress ?? initialValues({ cart, buyer, country })
  return (
    <>
      <AddressForm
        kind={requiredContact}
        country={country}
        values={values}
        problems={problems}
        serverRules={serverRules}
      />
      {buyer && requiredContact === 'address' && (
        <div className="mt-3">
          <Checkbox
            name="shouldSaveAddress"
            defaultChecked={error?.addressOptions?.shouldSaveAddress}
          >
            {t('keepAddress')}
          </Checkbox>
        </div>
      )}
    </>
  )
}

type CheckoutContact = { cart: Cart; buyer: Buyer | null; country: string }

/**
 * The address of the cart, or the contact of the signed-in shopper. Of an address in another
 * country only the contact is used.
 */
function initialValues({
  cart: { shippingAddress },
  buyer,
  country,
}: CheckoutContact): TypedAddress {
  if (!shippingAddress) return buyer ? typedContact(buyer) : {}
  const { countryCode = country } = shippingAddress
  return countryCode === country ? typedAddressOf(shippingAddress) : typedContact(shippingAddress)
}

type Contact = Pick<Address, 'email' | 'firstName' | 'lastName' | 'phone'>

const typedContact = ({
  email = '',
  firstName = '',
  lastName = '',
  phone = '',
}: Contact): TypedAddress => ({
  email,
  firstName,
  lastName,
  phone,
})
