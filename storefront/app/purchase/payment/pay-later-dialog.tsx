import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

export function PayLaterInfo({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages()
  const steps = [t('payLaterFirst'), t('payLaterSecond'), t('payLaterThird')]
  return (
    <Dialog title={t('payLater')} isOpen={isOpen} onClose={onClose}>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 text-ui">
            <span className="display figures text-h3 text-ink-mute">{index + 1}</span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <Button type="button" className="mt-7 w-full" onClick={onClose}>
        {t('goOn')}
      </Button>
    </Dialog>
  )
}
