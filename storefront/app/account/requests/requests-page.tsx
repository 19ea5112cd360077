import { useLocale } from '../../platform/page/use-shop.ts'
import { formatDate } from '../../platform/text/format-date.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { formatMoney } from '../../platform/text/money.ts'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { RequestsView } from '../account-view.ts'

/** Returns with their state, and the cases of customer service. */
export function RequestsPage({ view: { returns, cases } }: { view: RequestsView }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <AccountFrame current="requests" title={t('requestsTitle')}>
      <section aria-labelledby="own-returns" className="mt-12">
        <h2 id="own-returns" className="display text-h3">
          {t('ownReturns')}
        </h2>
        {returns.length === 0 && <p className="mt-4 text-ink-soft">{t('noReturnYet')}</p>}
        <ul className="account-addresses">
          {returns.map((ownReturn) => (
            <Return key={ownReturn.returnNumber} ownReturn={ownReturn} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="own-cases" className="mt-12">
        <h2 id="own-cases" className="display text-h3">
          {t('ownCases')}
        </h2>
        {cases.length === 0 && <p className="mt-4 text-ink-soft">{t('noCaseYet')}</p>}
        <ul className="account-addresses">
          {cases.map(({ caseNumber, subject, openedAt }) => (
            <li key={caseNumber} className="account-card">
              <div>
                <h3 className="name">{subject}</h3>
                <p className="figures">{t('caseNumbered', { number: caseNumber })}</p>
                <p>{t('caseOpenedOn', { date: formatDate(locale, openedAt) })}</p>
              </div>
            </li>
          ))}
        </ul>
        <ButtonLink to={`/${locale}/help/contact-us`} look="line">
          {t('contactUs')}
        </ButtonLink>
      </section>
    </AccountFrame>
  )
}

type OwnReturn = RequestsView['returns'][number]

function Return({ ownReturn }: { ownReturn: OwnReturn }) {
  const t = useMessages()
  const locale = useLocale()
  const { returnNumber, orderNumber } = ownReturn
  return (
    <li className="account-card">
      <div>
        <h3 className="name figures">{t('returnNumbered', { number: returnNumber })}</h3>
        <p>{useReturnState(ownReturn)}</p>
      </div>
      <TextLink to={`/${locale}/orders/${orderNumber}`} className="figures">
        {t('orderNumber', { number: orderNumber })}
      </TextLink>
    </li>
  )
}

function useReturnState({ status, announcedAt, receivedAt, refunded, currency }: OwnReturn) {
  const t = useMessages()
  const locale = useLocale()
  if (status === 'Withdrawn') return t('returnWithdrawn')
  if (receivedAt === null) return t('returnAnnounced', { date: formatDate(locale, announcedAt) })
  const date = formatDate(locale, receivedAt)
  if (!refunded) return t('returnReceived', { date })
  return t('returnRefunded', { date, amount: formatMoney({ amount: refunded, currency }, locale) })
}
