import { useState } from 'react'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SignInError } from '../sign-in-error.tsx'
import type { PendingOrder, SignInResult, SignInSuccess } from '../sign-in.ts'
import { supportsPasskeys } from './passkey-credential.ts'

type PasskeySignInProps = {
  onSignedIn: (signedIn: SignInSuccess) => void
  order: PendingOrder | undefined
}

type Failure = Extract<SignInResult, { ok: false }> | 'notUsed'

/** Nothing where the browser has no passkeys. The server renders the button, so that it does not move the page later. */
export function PasskeySignIn({ onSignedIn, order }: PasskeySignInProps) {
  const t = useMessages()
  const isUnsupported = useHydrated() && !supportsPasskeys()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  if (isUnsupported) return null

  async function signIn() {
    if (isPending) return
    setPending(true)
    setFailure(undefined)
    const { signInWithPasskey } = await import('./sign-in-with-passkey.ts')
    const result = await signInWithPasskey(order).catch(() => undefined)
    setPending(false)
    if (result?.ok) onSignedIn(result)
    else setFailure(result ?? 'notUsed')
  }

  return (
    <>
      {failure === 'notUsed' && <Notice tone="info">{t('passkeyNotUsed')}</Notice>}
      {failure && failure !== 'notUsed' && <SignInError {...failure} />}
      <Button
        type="button"
        look="line"
        pending={isPending}
        onClick={() => void signIn()}
        className="w-full noscript:hidden"
      >
        {t('signInWithPasskey')}
      </Button>
    </>
  )
}
