import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { canOpenWindows } from '../../purchase/payment/can-open-windows.ts'
import { showToast } from '../../ui/toasts/show-toast.ts'

type SheetProps = { onClose: () => void }

/** Loads the wallet when it is first opened. If loading fails, the page keeps working. */
export function LazyWallet() {
  const t = useMessages()
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>()
  const open = useEffectEvent(async () => {
    try {
      const { loadWallet } = await import('./load-wallet.ts')
      const WalletSheet = await loadWallet()
      setSheet(() => WalletSheet)
    } catch (error) {
      console.error('The wallet could not be loaded.', error)
      showToast({ title: t('problem'), tone: 'error' })
    }
  })
  useEffect(() => {
    const listener = () => void open()
    window.addEventListener(walletEvent, listener)
    return () => window.removeEventListener(walletEvent, listener)
  }, [])
  return Sheet ? <Sheet onClose={() => setSheet(undefined)} /> : null
}

export const walletEvent = 'cairn:wallet'

/** Opens the wallet over this page, or over the cart page if this document may not open payment windows. */
export function openWallet(locale: string) {
  if (canOpenWindows()) window.dispatchEvent(new Event(walletEvent))
  else location.assign(`/${locale}/cart?pay=wallet`)
}
