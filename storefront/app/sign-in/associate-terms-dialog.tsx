import { useMessages } from '../platform/text/messages.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { AssociateTerms } from './after-sign-in.tsx'

type AssociateTermsDialogProps = { isOpen: boolean; onDone: () => void }

/** Opens after the sign-in of an employee who has not accepted the terms, before the shopper goes on. */
export function AssociateTermsDialog({ isOpen, onDone }: AssociateTermsDialogProps) {
  const t = useMessages()
  return (
    <Dialog title={t('employeeTerms')} isOpen={isOpen} onClose={onDone}>
      <AssociateTerms onDone={onDone} />
    </Dialog>
  )
}
