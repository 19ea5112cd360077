import { Suspense, useState } from 'react'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { TextButton } from '../../ui/button.tsx'

const PayLaterInfo = lazyOptional(() =>
  import('./pay-later-dialog.tsx').then((module) => module.PayLaterInfo),
)

/** Explains paying later. The dialog is loaded when it is first opened. */
export function PayLaterLink() {
  const t = useMessages()
  const { hasPayLater } = useFeatures()
  const [isOpen, setOpen] = useState<boolean>()
  // The server embeds the texts that it renders, and shows no button that needs scripts.
  const label = t('payLater')
  if (!useHydrated() || !hasPayLater) return null
  return (
    <>
      <TextButton className="link-small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </TextButton>
      {isOpen !== undefined && (
        <Suspense>
          <PayLaterInfo isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
