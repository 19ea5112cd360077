import { useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { TextButton } from '../../ui/button.tsx'
import { AssociateTermsDialog } from '../associate-terms-dialog.tsx'
import { ForgottenPasswordInDialog } from '../passwords/forgotten-password-in-dialog.tsx'
import { SignInForm } from '../sign-in-form.tsx'
import type { SignInSuccess } from '../sign-in.ts'
import { LoyaltyBenefits } from '../sign-up/loyalty-benefits.tsx'
import { useSignedInToasts } from '../sign-up/sign-up-dialog.tsx'
import { SignUpForm } from '../sign-up/sign-up-form.tsx'
import type { SignedUp } from '../sign-up/use-sign-up.ts'
import { stepAfterLookup } from './enrollment-steps.ts'
import { LookupForm } from './lookup-form.tsx'
import { useEnrollmentSteps } from './use-enrollment-steps.ts'

export function LookupStep() {
  const { email, goTo } = useEnrollmentSteps()
  return (
    <LookupForm
      // The address is known only after hydration.
      key={email}
      email={email}
      onFound={(found) => goTo(stepAfterLookup[found.status], { email: found.email })}
    />
  )
}

/** For an account that exists. Who has no password yet gets a link to choose one. */
export function SignInStep() {
  const { email, goTo } = useEnrollmentSteps()
  const showSignedIn = useSignedInToasts()
  const [hasToAcceptTerms, setHasToAcceptTerms] = useState(false)
  const goOn = () => goTo('complete-profile')

  function handleSignedIn(signedIn: SignInSuccess) {
    showSignedIn(signedIn)
    if (signedIn.hasToAcceptTerms) setHasToAcceptTerms(true)
    else goOn()
  }

  return (
    <>
      <SignInForm
        key={email}
        email={email}
        onSignedIn={handleSignedIn}
        onForgotten={() => goTo('forgot-password')}
        onCreateAccount={() => goTo('sign-up')}
      />
      <OtherEmail />
      <AssociateTermsDialog isOpen={hasToAcceptTerms} onDone={goOn} />
    </>
  )
}

export function SignUpStep() {
  const { email, goTo } = useEnrollmentSteps()
  const showSignedIn = useSignedInToasts()

  function handleSignedUp({ signedIn }: SignedUp) {
    // The account exists: signing in by hand tells what is wrong.
    if (!signedIn.ok) return goTo('sign-in')
    showSignedIn(signedIn)
    goTo('welcome')
  }

  return (
    <>
      <div className="mb-5">
        <LoyaltyBenefits />
      </div>
      <SignUpForm
        key={email}
        email={email}
        onSignedUp={handleSignedUp}
        onSignIn={() => goTo('sign-in')}
      />
      <OtherEmail />
    </>
  )
}

export function ForgottenPasswordStep() {
  const t = useMessages()
  const { email, goTo } = useEnrollmentSteps()
  return (
    <>
      <ForgottenPasswordInDialog email={email} />
      <TextButton onClick={() => goTo('sign-in')} className="mt-5">
        {t('backToSignIn')}
      </TextButton>
    </>
  )
}

function OtherEmail() {
  const t = useMessages()
  const { goTo } = useEnrollmentSteps()
  return (
    <TextButton onClick={() => goTo('lookup')} className="mt-5">
      {t('otherEmail')}
    </TextButton>
  )
}
