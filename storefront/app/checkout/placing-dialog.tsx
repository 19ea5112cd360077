import { useMessages } from '../platform/messages.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ProviderFrame } from './provider-frame.tsx'
import type { Placing } from './use-placing.ts'
import type { WindowAnswer } from './window-answer.ts'

type PlacingDialogProps = {
  placing: Extract<Placing, { state: 'asking' | 'challenged' }>
  hearLater: (answer: WindowAnswer) => void
  hearChallenge: (answer: Partial<WindowAnswer>) => void
}

/** The provider's own window, over everything until it has been answered. */
export function PlacingDialog({ placing, hearLater, hearChallenge }: PlacingDialogProps) {
  const t = useMessages()
  if (placing.state === 'asking') {
    const { sessionId } = placing
    const close = () => hearLater({ sessionId, outcome: 'closed' })
    return (
      <Dialog title={t('payLater')} isOpen onClose={close}>
        <ProviderFrame title={t('payLater')} height={460} {...placing} onAnswer={hearLater} />
      </Dialog>
    )
  }
  const { sessionId, windowUrl } = placing.challenge
  return (
    <Dialog title={t('challengeTitle')} isOpen onClose={() => hearChallenge({})}>
      <p className="mb-4 text-ui text-ink-soft">{t('challengeText')}</p>
      <ProviderFrame
        title={t('challengeTitle')}
        sessionId={sessionId}
        windowUrl={windowUrl}
        height={460}
        onAnswer={hearChallenge}
      />
    </Dialog>
  )
}
