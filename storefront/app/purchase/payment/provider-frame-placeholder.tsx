import { useMessages } from '../../platform/text/messages.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'
import './provider-frame.css'

/** Reserves the space of the provider's window, so that content below it does not move. */
export function ProviderFramePlaceholder() {
  const t = useMessages()
  return (
    <div className="provider-frame-box">
      <LoadingMark>{t('loading')}</LoadingMark>
    </div>
  )
}
