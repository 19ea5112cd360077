import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

type StoreChangedProps = { place: string; isOpen: boolean; onClose: () => void }

export function StoreChangedDialog({ place, isOpen, onClose }: StoreChangedProps) {
  const t = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      title={t('storeChanged')}
      onClose={onClose}
      action={
        <Button type="button" className="w-full" onClick={onClose} data-first>
          {t('close')}
        </Button>
      }
    >
      <p>{t('storeChangedText', { to: place })}</p>
    </Dialog>
  )
}
