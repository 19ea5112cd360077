import type { Address } from '@cairn/contract/address/address'
import type { Cart } from '@cairn/contract/cart/cart'
import { locales, siteOf } from '@cairn/contract/sites/sites'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useCountry } from '../../purchase/address/address-fields.ts'
import { AddressForm } from '../../purchase/address/address-form.tsx'
import { AddressLines } from '../../purchase/address/address-lines.tsx'
import { billingFieldPrefix, typedAddressOf } from '../../purchase/address/typed-address.ts'
import { AssociateTermsLink } from '../../sign-in/after-sign-in.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { ErrorSummary, useAddressCheck } from '../address/address-problems.tsx'
import { addressOfEntry } from '../address/saved-addresses.tsx'
import type { CheckoutView } from '../checkout-view.ts'
import { checkoutErrorText, type CheckoutError } from '../commands/checkout-error.ts'
import { ChosenPayment, usePayBeforeSubmit } from '../payment/chosen-payment.ts'
import { GiftCards } from '../payment/gift-cards.tsx'
import { PaymentChoice } from '../payment/payment-choice.tsx'
import { Rewards } from '../payment/rewards.tsx'

type BillingStepProps = { view: CheckoutView; error: CheckoutError | undefined }

export function BillingStep({ view, error }: BillingStepProps) {
  const t = useMessages()
  const { cart, buyer, paymentOptions } = view
  const { chosenPayment, isPaying, payBefore } = usePayBeforeSubmit()
  const isSent = useNavigation().formData?.get('intent') === 'billing'
  const isPending = isPaying || isSent
  return (
    <ChosenPayment value={chosenPayment}>
      {buyer?.hasToAcceptTerms && <EmployeeTerms />}
      <PaymentChoice
        cart={cart}
        cards={paymentOptions.cards}
        isSignedIn={buyer !== null}
        error={error}
      />
      <GiftCards cart={cart} cards={paymentOptions.giftCards} error={error} />
      <Rewards cart={cart} loyalty={paymentOptions.loyalty} error={error} />
      <BillingAddressForm
        view={view}
        knownAddress={knownBillingAddress(view)}
        error={error}
        payBefore={payBefore}
      >
        <Button pending={isPending} aria-disabled={isPending} className="checkout-next mt-8">
          {t('toReview')}
        </Button>
      </BillingAddressForm>
    </ChosenPayment>
  )
}

/** The address of the main card, or the main address of the address book. */
function knownBillingAddress({ buyer, paymentOptions }: CheckoutView): Address | undefined {
  const cardAddress = paymentOptions.cards.find(({ card }) => card?.main)?.address
  const mainAddress = buyer?.addresses.find(({ main }) => main)
  return cardAddress ?? (mainAddress && addressOfEntry(mainAddress))
}

const billingCountries = [...new Set(locales.map((locale) => siteOf(locale).country))]

type BillingAddressFormProps = {
  view: CheckoutView
  /** The billing address known from the account. */
  knownAddress: Address | undefined
  error: CheckoutError | undefined
  payBefore: ReturnType<typeof usePayBeforeSubmit>['payBefore']
  /** The button that sends the form. */
  children: ReactNode
}

/** The billing address: the shipping address or another one. */
function BillingAddressForm({ view, error, payBefore, ...props }: BillingAddressFormProps) {
  const { knownAddress, children } = props
  const { cart, serverRules } = view
  const t = useMessages()
  const country = useCountry()
  const shippingAddress = cart.shippingAddress?.addressLine1 ? cart.shippingAddress : undefined
  const [isSame, setSame] = useState(shippingAddress !== undefined && isSameAddress(cart, error))
  const { problems, check } = useAddressCheck({
    kind: 'billing',
    error,
    serverRules,
    prefix: billingFieldPrefix,
  })
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => payBefore(event, check)}
      className="checkout-part"
    >
      <input type="hidden" name="intent" value="billing" />
      <h2 className="display text-h3">{t('billTo')}</h2>
      <BillingError error={error} />
      <ErrorSummary problems={problems} prefix={billingFieldPrefix} />
      {shippingAddress && (
        <SameAddress address={shippingAddress} isSame={isSame} onChange={setSame} />
      )}
      {!isSame && (
        <div className="mt-4">
          <AddressForm
            kind="billing"
            country={country}
            countries={billingCountries}
            values={
              error?.typedAddress ??
              typedAddressOf(cart.billingAddress ?? knownAddress ?? contactOf(cart))
            }
            problems={problems}
            serverRules={serverRules}
            prefix={billingFieldPrefix}
          />
        </div>
      )}
      {children}
    </Form>
  )
}

type SameAddressProps = {
  address: Address
  isSame: boolean
  onChange: (isSame: boolean) => void
}

function SameAddress({ address, isSame, onChange }: SameAddressProps) {
  const t = useMessages()
  return (
    <Checkbox name="isSame" checked={isSame} onChange={({ target }) => onChange(target.checked)}>
      {t('billAsDelivered')}
      <span className="option-note">
        <AddressLines address={address} />
      </span>
    </Checkbox>
  )
}

function BillingError({ error }: Pick<BillingAddressFormProps, 'error'>) {
  const t = useMessages()
  if (error?.place !== 'form' || error.name === 'fieldsIncomplete') return null
  return <InlineMessage tone="error">{checkoutErrorText(error, t)}</InlineMessage>
}

/** Without scripts the fields of another address are shown when the form was sent without the checkbox. */
function isSameAddress(
  { billingAddress, shippingAddress }: Cart,
  error: CheckoutError | undefined,
): boolean {
  if (error?.problems) return false
  return (
    billingAddress === null ||
    (billingAddress.addressLine1 === shippingAddress?.addressLine1 &&
      billingAddress.postalCode === shippingAddress?.postalCode)
  )
}

/** The person who collects the order is usually the one who pays. */
const contactOf = ({ shippingAddress }: Cart) => {
  const { firstName, lastName, email, phone } = shippingAddress ?? {}
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  }
}

/** Employees must accept the terms before they get their discount. */
function EmployeeTerms() {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="checkout-part">
      <div className="selection">
        <p className="grow">{t('employeeTermsMissing')}</p>
        {useHydrated() && (
          <TextButton className="link-small" onClick={() => setOpen(true)}>
            {t('readTerms')}
          </TextButton>
        )}
      </div>
      <noscript>
        <TermsForm />
      </noscript>
      <Dialog title={t('employeeTerms')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <TermsForm onAccepted={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

function TermsForm({ onAccepted }: { onAccepted?: () => void }) {
  const t = useMessages()
  return (
    <Form method="post" onSubmit={onAccepted} className="grid gap-4">
      <input type="hidden" name="intent" value="terms" />
      <p className="text-ui">{t('employeeTermsText')}</p>
      <AssociateTermsLink />
      <Checkbox name="isAccepted" required>
        {t('acceptTerms')}
      </Checkbox>
      <Button>{t('goOn')}</Button>
    </Form>
  )
}
