import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { showToast } from '../ui/show-toast.ts'
import { isInStore } from './person-store.ts'
import { wayOut } from './ways.ts'

export function useSignOut() {
  const t = useMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)

  async function leave() {
    setPending(true)
    const way = wayOut({ pathname, locale, isInStore: isInStore() })
    const { signOut } = await import('./sign-out.ts')
    await signOut()
    showToast({ title: t('signedOut') })
    if (way !== undefined) await navigate(way)
    setPending(false)
  }

  return { isPending, signOut: () => void leave() }
}
