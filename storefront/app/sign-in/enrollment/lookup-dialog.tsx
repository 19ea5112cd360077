import { useMessages } from '../../platform/text/messages.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SignInArt } from '../sign-in-art.tsx'
import { type FoundConsumer, LookupForm } from './lookup-form.tsx'

type LookupDialogProps = { onClose: () => void; onFound: (found: FoundConsumer) => void }

/** Takes the place of the sign-in where the site has the simplified enrolment. */
export function LookupDialog({ onClose, onFound }: LookupDialogProps) {
  const t = useMessages()
  return (
    <Dialog isOpen title={t('lookupTitle')} onClose={onClose} art={<SignInArt />}>
      <p className="-mt-1.5 mb-5 text-ui text-ink-soft">{t('lookupText')}</p>
      <LookupForm onFound={onFound} />
    </Dialog>
  )
}
