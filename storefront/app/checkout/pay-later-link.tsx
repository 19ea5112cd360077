import { Suspense, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { useFeatures } from '../platform/use-shop.ts'
import { later } from '../platform/later.ts'
import { TextButton } from '../ui/text-link.tsx'

const PayLaterInfo = later(async () => (await import('./pay-later-info.tsx')).PayLaterInfo)

/** For whoever wants to know how one pays later, before they have to choose. */
export function PayLaterLink() {
  const t = useMessages()
  const { paysLater } = useFeatures()
  const [isOpen, setOpen] = useState<boolean>()
  if (!useInBrowser() || !paysLater) return null
  return (
    <>
      <TextButton className="link-small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('payLater')}
      </TextButton>
      {isOpen !== undefined && (
        <Suspense>
          <PayLaterInfo isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
