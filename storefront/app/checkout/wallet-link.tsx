import { type MouseEvent, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useFeatures, useLocale } from '../platform/use-shop.ts'
import { useMessages } from '../platform/messages.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { askForWallet } from './ask-for-wallet.ts'

/** Without scripts it leads to the checkout; with them the sheet opens over this page. */
export function WalletLink() {
  const t = useMessages()
  const locale = useLocale()
  const { paysByWallet } = useFeatures()
  useWalletOfAddress()
  if (!paysByWallet) return null

  function pay(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    askForWallet(locale)
  }
  return (
    <ButtonLink
      look="line"
      to={`/${locale}/checkout?pay=wallet`}
      className="mt-2 w-full"
      onClick={pay}
    >
      <Icon name="phone" className="size-4.5" />
      {t('wallet')}
    </ButtonLink>
  )
}

/** Whoever pressed for the wallet where it could not be shown was led here for it. */
function useWalletOfAddress() {
  const [query, setQuery] = useSearchParams()
  const locale = useLocale()
  const isAsked = query.get('pay') === 'wallet'
  useEffect(() => {
    if (!isAsked) return
    // Only when all of the page listens.
    const soon = setTimeout(() => {
      setQuery({}, { replace: true, preventScrollReset: true })
      askForWallet(locale)
    })
    return () => clearTimeout(soon)
  }, [isAsked, locale, setQuery])
}
