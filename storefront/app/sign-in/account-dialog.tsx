import { type ReactNode, Suspense, useState } from 'react'
import { lazyRequired } from '../platform/lazy-component.ts'
import { useFeatures } from '../platform/page/use-shop.ts'
import { useHashDialog } from '../ui/dialog/use-hash-dialog.ts'
import type { FoundConsumer } from './enrollment/lookup-form.tsx'
import { closeSignIn, signInHash, signUpHash } from './sign-in-dialog-state.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

const SignUpDialog = lazyRequired(() =>
  import('./sign-up/sign-up-dialog.tsx').then((module) => module.SignUpDialog),
)

const LookupDialog = lazyRequired(() =>
  import('./enrollment/lookup-dialog.tsx').then((module) => module.LookupDialog),
)

/** Sign-in and sign-up, each of which leads to the other. */
export function AccountDialog({ signUpContent }: { signUpContent: ReactNode }) {
  const { isOpen: isSignInLinked, close: clearHash } = useHashDialog(signInHash)
  const { isOpen: isSignUpLinked } = useHashDialog(signUpHash)
  const { hasSimplifiedEnrollment } = useFeatures()
  const [chosen, setChosen] = useState<'signIn' | 'signUp'>()
  const [email, setEmail] = useState<string>()
  const firstView = hasSimplifiedEnrollment ? 'lookup' : 'signIn'
  const view = chosen ?? (isSignUpLinked ? 'signUp' : firstView)

  function handleClose() {
    closeSignIn()
    if (isSignInLinked || isSignUpLinked) clearHash()
  }

  function handleFound(found: FoundConsumer) {
    setEmail(found.email)
    setChosen(found.status === 'unknown' ? 'signUp' : 'signIn')
  }

  if (view === 'signIn')
    return (
      <SignInDialog
        email={email}
        onClose={handleClose}
        onCreateAccount={() => setChosen('signUp')}
      />
    )
  if (view === 'lookup')
    return (
      <Suspense>
        <LookupDialog onClose={handleClose} onFound={handleFound} />
      </Suspense>
    )
  return (
    <Suspense>
      <SignUpDialog email={email} onClose={handleClose} onSignIn={() => setChosen('signIn')}>
        {signUpContent}
      </SignUpDialog>
    </Suspense>
  )
}
