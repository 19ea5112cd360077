import { lazyOptional } from '../platform/lazy-component.ts'
import { AccountDialog as Dialog } from '../sign-in/account-dialog.tsx'

const SignUpModalContent = lazyOptional(() =>
  import('../content/sign-up-modal-content.tsx').then((module) => module.SignUpModalContent),
)

/** The dialog with what authors add to the sign-up. */
export const AccountDialog = () => <Dialog signUpContent={<SignUpModalContent />} />
