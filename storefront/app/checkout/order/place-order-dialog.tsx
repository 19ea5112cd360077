import { useMessages } from '../../platform/text/messages.tsx'
import { ProviderFrame, type WindowAnswer } from '../../purchase/payment/provider-frame.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ChallengeDialog } from './challenge-dialog.tsx'
import type { PlacingState } from './use-place-order.ts'

type PlaceOrderDialogProps = {
  placingState: Extract<PlacingState, { state: 'payLater' | 'challenged' }>
  onPayLaterAnswer: (answer: WindowAnswer) => void
  onChallengeAnswer: (answer: Partial<WindowAnswer>) => void
}

/** The provider's window for paying later or for a bank challenge, in a dialog. */
export function PlaceOrderDialog({
  placingState,
  onPayLaterAnswer,
  onChallengeAnswer,
}: PlaceOrderDialogProps) {
  const t = useMessages()
  if (placingState.state === 'payLater') {
    const { sessionId } = placingState
    const close = () => onPayLaterAnswer({ sessionId, outcome: 'closed' })
    return (
      <Dialog title={t('payLater')} isOpen onClose={close}>
        <ProviderFrame
          title={t('payLater')}
          height={460}
          {...placingState}
          onAnswer={onPayLaterAnswer}
        />
      </Dialog>
    )
  }
  return (
    <ChallengeDialog
      challenge={placingState.challenge}
      onAnswer={onChallengeAnswer}
      onClose={() => onChallengeAnswer({})}
    />
  )
}
