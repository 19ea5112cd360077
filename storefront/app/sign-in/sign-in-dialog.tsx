import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Translate, useMessages } from '../platform/text/messages.tsx'
import { useFeatures } from '../platform/page/use-shop.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { useHashDialog } from '../ui/dialog/use-hash-dialog.ts'
import type { SignInSuccess } from './sign-in.ts'
import { AssociateTerms, SignedInConfirmation } from './after-sign-in.tsx'
import { SignInArt } from './sign-in-art.tsx'
import { SignInForm, useCartsMergedToast } from './sign-in-form.tsx'
import { closeSignIn, signInHash } from './sign-in-dialog-state.ts'

export function SignInDialog() {
  const onClose = useClose()
  const t = useMessages()
  const { hasLoyalty } = useFeatures()
  const showCartsMerged = useCartsMergedToast()
  const { revalidate } = useRevalidator()
  const [done, setDone] = useState<Pick<SignInSuccess, 'person' | 'owesTerms'>>()
  const confirmation = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done) confirmation.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [done])

  function handleSignedIn({ person, isMerged, owesTerms }: SignInSuccess) {
    setDone({ person, owesTerms })
    if (isMerged) showCartsMerged()
    void revalidate()
  }

  function handleTermsDone() {
    setDone((before) => before && { ...before, owesTerms: false })
    void revalidate()
  }

  return (
    <Dialog isOpen title={titleFor(done, t)} onClose={onClose} art={<SignInArt />}>
      {done ? (
        <div ref={confirmation}>
          {done.owesTerms ? (
            <AssociateTerms onDone={handleTermsDone} />
          ) : (
            <SignedInConfirmation person={done.person} onGoOn={onClose} />
          )}
        </div>
      ) : (
        <>
          <p className="-mt-1.5 mb-5 text-ui text-ink-soft">
            {t(hasLoyalty ? 'signInText' : 'signInTextPlain')}
          </p>
          <SignInForm onSignedIn={handleSignedIn} />
        </>
      )}
    </Dialog>
  )
}

function useClose() {
  const { isOpen: isInHash, close: clearHash } = useHashDialog(signInHash)
  return () => {
    closeSignIn()
    if (isInHash) clearHash()
  }
}

function titleFor(done: Pick<SignInSuccess, 'person' | 'owesTerms'> | undefined, t: Translate) {
  if (!done) return t('signInTitle')
  if (done.owesTerms) return t('employeeTerms')
  return done.person?.firstName
    ? t('signedInTitle', { name: done.person.firstName })
    : t('signedIn')
}
