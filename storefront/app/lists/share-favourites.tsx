import { useState } from 'react'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { copyToClipboard } from '../platform/copy-to-clipboard.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toasts/show-toast.ts'

/** Shares the link with the device's share dialog, or copies it. */
export function ShareFavourites({ favoriteId }: { favoriteId: string }) {
  const t = useMessages()
  const [isPending, setPending] = useState(false)

  async function share() {
    setPending(true)
    const shared = await browserCommerce().shareFavourites({ params: { favoriteId }, body: {} })
    setPending(false)
    if (!shared.ok) return showToast({ title: shared.refusal.message, tone: 'error' })
    const url = new URL(shared.value.url, location.origin).href
    if (await hasShared({ title: t('sharedFavourites'), url })) return undefined
    return showToast(
      (await copyToClipboard(url))
        ? { title: t('linkCopied') }
        : { title: t('shareThisLink'), text: url },
    )
  }

  return (
    <Button
      type="button"
      look="line"
      size="small"
      pending={isPending}
      className="noscript:hidden"
      onClick={() => void share()}
    >
      <Icon name="share" className="icon-middle" />
      {t('shareFavourites')}
    </Button>
  )
}

async function hasShared(shared: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    // A closed share dialog needs no fallback.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
