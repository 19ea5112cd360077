import type { UnfinishedOrder } from '../../cart/state/unfinished-order.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { ProviderFrame, type WindowAnswer } from '../../purchase/payment/provider-frame.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { minutesText, useSecondsLeft } from './seconds-left.ts'

type ChallengeDialogProps = {
  challenge: UnfinishedOrder
  onAnswer: (answer: WindowAnswer) => void
  onClose: () => void
}

/** The page of the bank, and how long the order is held for it. */
export function ChallengeDialog({ challenge, onAnswer, onClose }: ChallengeDialogProps) {
  const t = useMessages()
  const { sessionId, windowUrl, heldUntil } = challenge
  const secondsLeft = useSecondsLeft(heldUntil)
  return (
    <Dialog title={t('challengeTitle')} isOpen onClose={onClose}>
      <p className="mb-4 text-ui text-ink-soft">
        {t('challengeText')} {secondsLeft > 0 && t('heldFor', { time: minutesText(secondsLeft) })}
      </p>
      <ProviderFrame
        title={t('challengeTitle')}
        sessionId={sessionId}
        windowUrl={windowUrl}
        height={460}
        onAnswer={onAnswer}
      />
    </Dialog>
  )
}
