import { useEffect } from 'react'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { clearPersonalData } from '../../sign-in/session/clear-personal-data.ts'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { PageMessage } from '../../ui/page-message.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { OutcomeNotice } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { FormOutcome, PrivacyView } from '../account-view.ts'
import { ErasePage } from './erase-page.tsx'

type PrivacyPageProps = { view: PrivacyView; outcome: FormOutcome | undefined }

export function PrivacyPage({ view, outcome }: PrivacyPageProps) {
  const t = useMessages()
  if (view.step === 'erased') return <ErasedPage />
  if (view.step === 'confirm') return <ErasePage erasure={view} outcome={outcome} />
  return (
    <AccountFrame current="privacy" title={t('privacyTitle')}>
      <div className="account-notice">
        <OutcomeNotice outcome={outcome} />
      </div>
      <DownloadSection />
      <EraseSection openOrders={view.openOrders} />
    </AccountFrame>
  )
}

function DownloadSection() {
  const t = useMessages()
  const locale = useLocale()
  const path = `/${locale}/account/privacy/data`
  return (
    <section aria-labelledby="download-data" className="mt-8 max-w-measure">
      <h2 id="download-data" className="display text-h3">
        {t('downloadData')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('downloadDataText')}</p>
      <div className="account-actions mt-3">
        <a href={`${path}.html`} download className="link">
          {t('downloadAsPage')}
        </a>
        <a href={`${path}.json`} download className="link">
          {t('downloadAsJson')}
        </a>
      </div>
    </section>
  )
}

function EraseSection({ openOrders }: { openOrders: readonly string[] }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <section aria-labelledby="erase-account" className="mt-12 max-w-measure">
      <h2 id="erase-account" className="display text-h3">
        {t('eraseAccount')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('eraseAccountText')}</p>
      {openOrders.length > 0 ? (
        <>
          <p className="mt-2">{t('eraseWaits', { orders: openOrders.join(', ') })}</p>
          <TextLink to={`/${locale}/orders`} className="mt-3">
            {t('ordersTitle')}
          </TextLink>
        </>
      ) : (
        <ButtonLink to={`/${locale}/account/privacy?erase`} look="line" className="mt-4">
          {t('eraseAccount')}
        </ButtonLink>
      )}
    </section>
  )
}

/** The browser stores data of the shopper, too. */
function ErasedPage() {
  const t = useMessages()
  const locale = useLocale()
  useEffect(clearPersonalData, [])
  return (
    <div className="page py-section">
      <PageTitle>{t('erasedTitle')}</PageTitle>
      <output>
        <PageMessage title={t('erasedTitle')} text={t('erasedText')}>
          <ButtonLink to={`/${locale}`}>{t('backToStart')}</ButtonLink>
        </PageMessage>
      </output>
    </div>
  )
}
