import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { SignedInConfirmation } from '../after-sign-in.tsx'
import { SignInArt } from '../sign-in-art.tsx'
import { useCartsMergedToast } from '../sign-in-form.tsx'
import type { SignInSuccess } from '../sign-in.ts'
import { InterestsForm } from './interests-form.tsx'
import { asksForInterests, belongsToBuying } from './interests.ts'
import { LoyaltyBenefits } from './loyalty-benefits.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import type { SignedUp } from './use-sign-up.ts'

const titles = {
  form: 'signUpTitle',
  interests: 'interestsTitle',
  done: 'accountCreated',
} as const

type SignUpDialogProps = {
  /** The email address to begin with. */
  email: string | undefined
  onClose: () => void
  onSignIn: () => void
  /** What authors add to the dialog. */
  children: ReactNode
}

export function SignUpDialog({ email, onClose, onSignIn, children }: SignUpDialogProps) {
  const t = useMessages()
  const features = useFeatures()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const showSignedIn = useSignedInToasts()
  const [step, setStep] = useState<'form' | 'interests' | 'done'>('form')
  const [person, setPerson] = useState<SignInSuccess['person']>(null)
  const nextStep = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (step !== 'form') nextStep.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [step])

  function handleSignedUp({ signedIn, hasNewsletter }: SignedUp) {
    // The account exists: signing in by hand tells what is wrong.
    if (!signedIn.ok) return onSignIn()
    showSignedIn(signedIn)
    setPerson(signedIn.person)
    const isBuying = belongsToBuying(pathname)
    setStep(asksForInterests(features, { hasNewsletter, isBuying }) ? 'interests' : 'done')
    void revalidate()
  }

  return (
    <Dialog isOpen title={t(titles[step])} onClose={onClose} art={<SignInArt />}>
      {step === 'form' ? (
        <>
          <p className="-mt-1.5 mb-5 text-ui text-ink-soft">
            {t(features.hasLoyalty ? 'signUpText' : 'signUpTextPlain')}
          </p>
          <div className="mb-5">
            <LoyaltyBenefits />
          </div>
          <SignUpForm email={email} onSignedUp={handleSignedUp} onSignIn={onSignIn} />
          <Suspense>{children}</Suspense>
        </>
      ) : (
        <div ref={nextStep}>
          {step === 'interests' ? (
            <InterestsForm onDone={() => setStep('done')} />
          ) : (
            <SignedInConfirmation person={person} onContinue={onClose} />
          )}
        </div>
      )}
    </Dialog>
  )
}

/** Tells the shopper that they are signed in, and that the carts were merged. */
export function useSignedInToasts() {
  const t = useMessages()
  const showCartsMerged = useCartsMergedToast()
  return ({ person, isMerged }: Pick<SignInSuccess, 'person' | 'isMerged'>) => {
    showToast({
      title: person?.firstName ? t('signedInTitle', { name: person.firstName }) : t('signedIn'),
    })
    if (isMerged) showCartsMerged()
  }
}
