import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useStore } from 'zustand'
import type { LabelKey } from '../messages/messages.ts'
import { isConsentMissing, onConsentChange } from '../platform/consent-changes.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { chooseInBanner, consentPage, removeRefusedItems } from './choose-consent.ts'
import './consent-banner.css'

/** What the banner says. Pages where it may appear contain these texts, because it does not wait for all the others. */
export const bannerTexts = [
  'consentTitle',
  'consentText',
  'consentRefuse',
  'consentAccept',
  'consentSettings',
  'privacyNotice',
] as const satisfies readonly LabelKey[]

/**
 * Asks for consent at the lower edge of the window. First in the order of the keyboard and last on the page, where it has a
 * place of its own, so that it covers nothing that cannot be scrolled to.
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
  const choose = (choice: 'all' | 'none') => void chooseInBanner(choice, locale)
  return (
    <section aria-labelledby="consent-title" className="consent-banner">
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
        <div className="consent-buttons">
          <Button type="button" size="small" onClick={() => choose('none')}>
            {t('consentRefuse')}
          </Button>
          <Button type="button" size="small" onClick={() => choose('all')}>
            {t('consentAccept')}
          </Button>
          <ButtonLink to={`/${locale}/${consentPage}`} look="line" size="small">
            {t('consentSettings')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

const missingConsent = {
  getState: isConsentMissing,
  getInitialState: isConsentMissing,
  subscribe: (listener: (isMissing: boolean, wasMissing: boolean) => void) =>
    onConsentChange(() => listener(isConsentMissing(), true)),
}
