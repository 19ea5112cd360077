import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Blocks } from '../content/blocks/blocks.tsx'
import { useMessages } from '../platform/text/messages.tsx'
import { SignInArt } from '../sign-in/sign-in-art.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { JoinForm } from './join-form.tsx'
import type { Invitation } from './loyalty-view.ts'
import '../sign-in/sign-in.css'

type JoinDialogProps = { invitation: Invitation; isOpen: boolean; onClose: () => void }

/** The dialog to join the programme. The page reloads as a member's page when it closes. */
export function JoinDialog({ invitation, isOpen, onClose }: JoinDialogProps) {
  const t = useMessages()
  const { revalidate } = useRevalidator()
  const [membership, setMembership] = useState<{ memberId: string | null }>()

  function close() {
    onClose()
    if (membership) void revalidate()
  }

  return (
    <Dialog
      title={t(titleFor(invitation, membership !== undefined))}
      isOpen={isOpen}
      onClose={close}
      art={<SignInArt />}
    >
      {membership ? (
        <JoinedMessage memberId={membership.memberId} onContinue={close} />
      ) : (
        <>
          <div className="join-text">
            <Blocks blocks={[...invitation.blocks]} />
          </div>
          <JoinForm invitation={invitation} onJoined={(memberId) => setMembership({ memberId })} />
        </>
      )}
    </Dialog>
  )
}

function titleFor({ isWaiting }: Invitation, hasJoined: boolean) {
  if (hasJoined) return 'joined'
  return isWaiting ? 'confirmMembership' : 'joinTitle'
}

type JoinedProps = { memberId: string | null; onContinue: () => void }

function JoinedMessage({ memberId, onContinue }: JoinedProps) {
  const t = useMessages()
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <p ref={message} tabIndex={-1} className="text-ui outline-none">
        {memberId === null ? t('joinedText') : t('joinedNumber', { number: memberId })}
      </p>
      <Button type="button" onClick={onContinue} className="w-full">
        {t('seeMembership')}
      </Button>
    </div>
  )
}
