import { consentVersion } from '@cairn/contract/consent/consent'
import { type FormEvent, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useStore } from 'zustand'
import { isConsentMissing, onConsentChange } from '../platform/consent-changes.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { chooseInBanner, consentPage } from './choose-consent.ts'
import { removeRefusedItems } from './remove-refused-items.ts'

/**
 * Asks for consent at the lower edge of the window. First in the order of the keyboard and last on the page, where it has a
 * place of its own, so that it covers nothing that cannot be scrolled to. The server renders it into every page of a site
 * that asks, and the style sheet shows it to visitors without a choice.
 */
export function ConsentBanner() {
  const t = useMessages()
  const locale = useLocale()
  const { pathname } = useLocation()
  const isMissing = useStore(missingConsent)
  useEffect(() => {
    if (isMissing) removeRefusedItems()
  }, [isMissing])
  if (!isMissing || pathname.endsWith(`/${consentPage}`)) return null
  const choose = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault()
    const { currentTarget: form, nativeEvent } = sent
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
    void chooseInBanner(new FormData(form, button), locale)
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="consent-title" className="consent-banner" data-nosnippet="">
      <div className="page consent-line">
        <div className="consent-question">
          <h2 id="consent-title" className="name">
            {t('consentTitle')}
          </h2>
          <p>
            {t('consentText')}{' '}
            <Link to={`/${locale}/privacy`} className="underlined">
              {t('privacyNotice')}
            </Link>
          </p>
        </div>
        {/* Without validation by the browser, it is held until this code has arrived (`defer-scripts.ts`). */}
        <form
          method="post"
          action={`/${locale}/${consentPage}`}
          noValidate
          className="consent-buttons"
          onSubmit={choose}
        >
          <input type="hidden" name="version" value={consentVersion} />
          <input type="hidden" name="source" value="banner" />
          <Button type="submit" size="small" name="choice" value="none">
            {t('consentRefuse')}
          </Button>
          <Button type="submit" size="small" name="choice" value="all">
            {t('consentAccept')}
          </Button>
          <ButtonLink to={`/${locale}/${consentPage}`} look="line" size="small">
            {t('consentSettings')}
          </ButtonLink>
        </form>
      </div>
    </section>
  )
}

/** Initially missing, as in the markup of the server. */
const missingConsent = {
  getState: isConsentMissing,
  getInitialState: () => true,
  subscribe: (listener: (isMissing: boolean, wasMissing: boolean) => void) =>
    onConsentChange(() => listener(isConsentMissing(), true)),
}
