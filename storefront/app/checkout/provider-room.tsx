import { useMessages } from '../platform/messages.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import './provider-frame.css'

/** Where a window of the provider's comes in: it takes the room from the start, so that nothing below it moves away. */
export function ProviderRoom() {
  const t = useMessages()
  return (
    <div className="provider-room">
      <LoadingMark>{t('loading')}</LoadingMark>
    </div>
  )
}
