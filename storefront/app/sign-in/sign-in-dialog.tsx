import { Suspense, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { lazyRequired } from '../platform/lazy-component.ts'
import { useFeatures } from '../platform/page/use-shop.ts'
import { type Translate, useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { AssociateTerms, SignedInConfirmation } from './after-sign-in.tsx'
import { SignInArt } from './sign-in-art.tsx'
import { SignInForm, useCartsMergedToast } from './sign-in-form.tsx'
import type { SignInSuccess } from './sign-in.ts'

const ForgottenPasswordInDialog = lazyRequired(() =>
  import('./passwords/forgotten-password-in-dialog.tsx').then(
    (module) => module.ForgottenPasswordInDialog,
  ),
)

type SignInDialogProps = {
  /** The email address to begin with. */
  email: string | undefined
  onClose: () => void
  onCreateAccount: () => void
}

export function SignInDialog({ email, onClose, onCreateAccount }: SignInDialogProps) {
  const t = useMessages()
  const showCartsMerged = useCartsMergedToast()
  const { revalidate } = useRevalidator()
  const [signedIn, setSignedIn] = useState<Pick<SignInSuccess, 'person' | 'hasToAcceptTerms'>>()
  const [isForgotten, setForgotten] = useState(false)
  const confirmation = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (signedIn) confirmation.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [signedIn])

  function handleSignedIn({ person, isMerged, hasToAcceptTerms }: SignInSuccess) {
    setSignedIn({ person, hasToAcceptTerms })
    if (isMerged) showCartsMerged()
    void revalidate()
  }

  function handleTermsDone() {
    setSignedIn((previous) => previous && { ...previous, hasToAcceptTerms: false })
    void revalidate()
  }

  return (
    <Dialog
      isOpen
      title={isForgotten ? t('forgottenTitle') : titleFor(signedIn, t)}
      onClose={onClose}
      art={<SignInArt />}
    >
      {isForgotten ? (
        <Suspense>
          <ForgottenPasswordInDialog />
        </Suspense>
      ) : signedIn ? (
        <div ref={confirmation}>
          {signedIn.hasToAcceptTerms ? (
            <AssociateTerms onDone={handleTermsDone} />
          ) : (
            <SignedInConfirmation person={signedIn.person} onContinue={onClose} />
          )}
        </div>
      ) : (
        <SignInStep
          email={email}
          onSignedIn={handleSignedIn}
          onForgotten={() => setForgotten(true)}
          onCreateAccount={onCreateAccount}
        />
      )}
    </Dialog>
  )
}

type SignInStepProps = {
  email: string | undefined
  onSignedIn: (signedIn: SignInSuccess) => void
  onForgotten: () => void
  onCreateAccount: () => void
}

function SignInStep(steps: SignInStepProps) {
  const t = useMessages()
  const { hasLoyalty, hasSignUpButton } = useFeatures()
  return (
    <>
      <p className="-mt-1.5 mb-5 text-ui text-ink-soft">
        {t(hasLoyalty ? 'signInText' : 'signInTextPlain')}
      </p>
      <SignInForm {...steps} />
      {hasSignUpButton && (
        <Button type="button" look="line" onClick={steps.onCreateAccount} className="mt-5 w-full">
          {t('createAccount')}
        </Button>
      )}
    </>
  )
}

function titleFor(
  signedIn: Pick<SignInSuccess, 'person' | 'hasToAcceptTerms'> | undefined,
  t: Translate,
) {
  if (!signedIn) return t('signInTitle')
  if (signedIn.hasToAcceptTerms) return t('employeeTerms')
  return signedIn.person?.firstName
    ? t('signedInTitle', { name: signedIn.person.firstName })
    : t('signedIn')
}
