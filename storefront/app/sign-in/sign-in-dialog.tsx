import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Translate, useMessages } from '../platform/messages.tsx'
import { useFeatures } from '../platform/use-shop.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useHashDialog } from '../ui/use-hash-dialog.ts'
import type { SignedIn as Outcome } from './sign-in.ts'
import { AssociateTerms } from './associate-terms.tsx'
import { SignInArt } from './sign-in-art.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignedIn } from './signed-in.tsx'
import { closeSignIn, signInHash } from './sign-in-store.ts'
import { useTellMerged } from './use-tell-merged.ts'

export function SignInDialog() {
  const onClose = useClosing()
  const t = useMessages()
  const { hasLoyalty } = useFeatures()
  const tellMerged = useTellMerged()
  const { revalidate } = useRevalidator()
  const [done, setDone] = useState<Pick<Outcome, 'person' | 'owesTerms'>>()
  const confirmation = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done) confirmation.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [done])

  function welcome({ person, isMerged, owesTerms }: Outcome) {
    setDone({ person, owesTerms })
    if (isMerged) tellMerged()
    void revalidate()
  }

  function haveAnswered() {
    setDone((before) => before && { ...before, owesTerms: false })
    void revalidate()
  }

  return (
    <Dialog isOpen title={titleFor(done, t)} onClose={onClose} art={<SignInArt />}>
      {done ? (
        <div ref={confirmation}>
          {done.owesTerms ? (
            <AssociateTerms onDone={haveAnswered} />
          ) : (
            <SignedIn person={done.person} onGoOn={onClose} />
          )}
        </div>
      ) : (
        <>
          <p className="-mt-1.5 mb-5 text-ui text-ink-soft">
            {t(hasLoyalty ? 'signInText' : 'signInTextPlain')}
          </p>
          <SignInForm onSignedIn={welcome} />
        </>
      )}
    </Dialog>
  )
}

function useClosing() {
  const { isOpen: isNamed, close: forgetName } = useHashDialog(signInHash)
  return () => {
    closeSignIn()
    if (isNamed) forgetName()
  }
}

function titleFor(done: Pick<Outcome, 'person' | 'owesTerms'> | undefined, t: Translate) {
  if (!done) return t('signInTitle')
  if (done.owesTerms) return t('employeeTerms')
  return done.person?.firstName
    ? t('signedInTitle', { name: done.person.firstName })
    : t('signedIn')
}
