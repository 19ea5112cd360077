import { type ReactNode, Suspense, useState } from 'react'
import { lazyRequired } from '../platform/lazy-component.ts'
import { useHashDialog } from '../ui/dialog/use-hash-dialog.ts'
import { closeSignIn, signInHash, signUpHash } from './sign-in-dialog-state.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

const SignUpDialog = lazyRequired(
  async () => (await import('./sign-up/sign-up-dialog.tsx')).SignUpDialog,
)

/** Sign-in and sign-up, each of which leads to the other. */
export function AccountDialog({ signUpContent }: { signUpContent: ReactNode }) {
  const { isOpen: isSignInLinked, close: clearHash } = useHashDialog(signInHash)
  const { isOpen: isSignUpLinked } = useHashDialog(signUpHash)
  const [chosen, setChosen] = useState<'signIn' | 'signUp'>()
  const view = chosen ?? (isSignUpLinked ? 'signUp' : 'signIn')

  function handleClose() {
    closeSignIn()
    if (isSignInLinked || isSignUpLinked) clearHash()
  }

  if (view === 'signIn')
    return <SignInDialog onClose={handleClose} onCreateAccount={() => setChosen('signUp')} />
  return (
    <Suspense>
      <SignUpDialog onClose={handleClose} onSignIn={() => setChosen('signIn')}>
        {signUpContent}
      </SignUpDialog>
    </Suspense>
  )
}
