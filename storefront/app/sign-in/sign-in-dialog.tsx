import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useHashDialog } from '../ui/use-hash-dialog.ts'
import type { Person } from './person-memory.ts'
import type { SignedIn as Outcome } from './sign-in.ts'
import { SignInArt } from './sign-in-art.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignedIn } from './signed-in.tsx'
import { closeSignIn, signInHash } from './sign-in-store.ts'
import { useTellMerged } from './use-tell-merged.ts'

export function SignInDialog() {
  const onClose = useClosing()
  const t = useMessages()
  const tellMerged = useTellMerged()
  const { revalidate } = useRevalidator()
  const [done, setDone] = useState<{ person: Person | null }>()
  const confirmation = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done) confirmation.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }, [done])

  function welcome({ person, isMerged }: Outcome) {
    setDone({ person })
    if (isMerged) tellMerged()
    void revalidate()
  }

  return (
    <Dialog
      isOpen
      title={done ? titleFor(done.person, t) : t('signInTitle')}
      onClose={onClose}
      art={<SignInArt />}
    >
      {done ? (
        <div ref={confirmation}>
          <SignedIn person={done.person} onGoOn={onClose} />
        </div>
      ) : (
        <>
          <p className="-mt-1.5 mb-5 text-ui text-ink-soft">{t('signInText')}</p>
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

const titleFor = (person: Person | null, t: ReturnType<typeof useMessages>) =>
  person?.firstName ? t('signedInTitle', { name: person.firstName }) : t('signedIn')
