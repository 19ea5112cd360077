import { Link } from 'react-router'
import type { LabelKey } from '../messages/messages.ts'
import { useFeatures, useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import './account.css'

const links = [
  { page: 'overview', label: 'accountOverview', path: 'account' },
  { page: 'orders', label: 'ordersTitle', path: 'orders' },
  { page: 'requests', label: 'requestsTitle', path: 'account/requests' },
  { page: 'profile', label: 'profileTitle', path: 'account/profile' },
  { page: 'addresses', label: 'addressesTitle', path: 'account/addresses' },
  { page: 'payment', label: 'savedPaymentsTitle', path: 'account/payment' },
  { page: 'preferences', label: 'preferencesTitle', path: 'account/preferences' },
  { page: 'communication', label: 'communicationTitle', path: 'account/communication' },
  { page: 'loyalty', label: 'membersHut', path: 'account/loyalty' },
  { page: 'devices', label: 'devicesTitle', path: 'account/devices' },
  { page: 'passkeys', label: 'passkeysTitle', path: 'account/passkeys' },
  { page: 'privacy', label: 'privacyTitle', path: 'account/privacy' },
] as const satisfies readonly { page: string; label: LabelKey; path: string }[]

export type AccountPage = (typeof links)[number]['page']

/** The pages of the account. Screens below 900 pixels scroll them sideways. */
export function AccountNav({ current }: { current: AccountPage }) {
  const t = useMessages()
  const locale = useLocale()
  const { hasLoyalty } = useFeatures()
  return (
    <nav aria-label={t('accountPages')}>
      <ul className="account-nav">
        {links
          .filter(({ page }) => page !== 'loyalty' || hasLoyalty)
          .map(({ page, label, path }) => (
            <li key={page}>
              <Link to={`/${locale}/${path}`} aria-current={page === current ? 'page' : undefined}>
                {t(label)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
