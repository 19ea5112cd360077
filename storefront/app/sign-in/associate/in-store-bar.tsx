import { Link, useLocation } from 'react-router'
import type { LabelKey } from '../../messages/messages.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { useInStoreSession } from './in-store-session.ts'

/** Shows the employee of an in-store session, the pages for staff, and a button that ends it. */
export function InStoreBar() {
  const t = useMessages()
  const session = useInStoreSession()
  const { isPending, signOut } = useSignOut()
  if (!session) return null
  return (
    <section aria-label={t('inStoreSession')} className="in-store-bar">
      <div className="page in-store-line">
        <p className="in-store-name">
          <Icon name="store" />
          {`${session.storeName} (${session.storeId}) · ${session.storeEmployeeName} (${session.storeEmployeeId})`}
        </p>
        <StaffLinks />
        <button
          type="button"
          className="link"
          aria-busy={isPending}
          onClick={() => {
            if (!isPending) signOut()
          }}
        >
          {t('endSession')}
        </button>
      </div>
    </section>
  )
}

const links = [
  { label: 'storeLists', path: 'account/store' },
  { label: 'priceAdjustments', path: 'account/store/prices' },
  { label: 'reserveInStore', path: 'account/store/reserve' },
] as const satisfies readonly { label: LabelKey; path: string }[]

/** On a product page the reservation is one of its product. */
function StaffLinks() {
  const t = useMessages()
  const locale = useLocale()
  const [, productId] = /\/p\/.*-([A-Z\d]{8,11})$/.exec(useLocation().pathname) ?? []
  const query = productId === undefined ? '' : `?product=${productId}`
  return (
    <nav aria-label={t('storePages')}>
      <ul className="in-store-links">
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link
              className="link"
              to={`/${locale}/${path}${path.endsWith('reserve') ? query : ''}`}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
