import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isInStore } from '../person/person-store.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { showToast } from '../ui/toasts/show-toast.ts'
import { pathAfterSignOut } from './redirect-paths.ts'

export function useSignOut() {
  const t = useMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isPending, setPending] = useState(false)

  async function signOutAndRedirect() {
    setPending(true)
    const path = pathAfterSignOut({ pathname, locale, isInStore: isInStore() })
    const { signOut } = await import('./sign-out.ts')
    await signOut()
    showToast({ title: t('signedOut') })
    if (path !== undefined) await navigate(path)
    setPending(false)
  }

  return { isPending, signOut: () => void signOutAndRedirect() }
}
