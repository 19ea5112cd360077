import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { showToast } from '../ui/show-toast.ts'
import { walletEvent } from './ask-for-wallet.ts'

type SheetProps = { onClose: () => void }

/** What it needs is fetched when somebody presses for it; where that fails, the page goes on. */
export function WalletWhenNeeded() {
  const t = useMessages()
  const [Sheet, setSheet] = useState<ComponentType<SheetProps>>()
  const open = useEffectEvent(async () => {
    try {
      const { WalletSheet } = await import('./wallet-sheet.tsx')
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
