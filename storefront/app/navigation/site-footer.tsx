import { useMessages } from '../platform/messages.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

export function SiteFooter() {
  const t = useMessages()
  return (
    <footer className="inverse mt-section bg-basalt-900 pt-[clamp(48px,6vw,96px)] pb-7 text-white">
      <div className="page flex flex-col items-start justify-between gap-6 md:flex-row md:items-end">
        <Wordmark className="h-[clamp(54px,8.5vw,128px)] w-auto" />
        <div className="max-w-[34ch] text-small text-basalt-300 md:text-right">
          <p>{t('footerLine')}</p>
          <p className="mt-1">{t('footerReturns')}</p>
        </div>
      </div>
    </footer>
  )
}
