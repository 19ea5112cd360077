import { type MouseEvent, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useFeatures, useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { openWallet } from './open-wallet.tsx'

/** Opens the wallet over this page. Without scripts the link leads to the checkout. */
export function WalletLink() {
  const t = useMessages()
  const locale = useLocale()
  const { paysByWallet } = useFeatures()
  useWalletFromUrl()
  if (!paysByWallet) return null

  function pay(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    openWallet(locale)
  }
  return (
    <ButtonLink
      look="line"
      to={`/${locale}/checkout?pay=wallet`}
      className="mt-2 w-full"
      onClick={pay}
    >
      <Icon name="wallet" className="icon-middle" />
      {t('wallet')}
    </ButtonLink>
  )
}

/**
 * Opens the wallet if `?pay=wallet` asks for it: pages that may not open payment windows link
 * here with it.
 */
function useWalletFromUrl() {
  const [query, setQuery] = useSearchParams()
  const locale = useLocale()
  const isRequested = query.get('pay') === 'wallet'
  useEffect(() => {
    if (!isRequested) return
    // Waits until the whole page has hydrated and listens to the event.
    const timer = setTimeout(() => {
      setQuery({}, { replace: true, preventScrollReset: true })
      openWallet(locale)
    })
    return () => clearTimeout(timer)
  }, [isRequested, locale, setQuery])
}
