import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LabelKey } from '../../messages/messages.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { DoneNotice } from '../../ui/done-notice.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { OutcomeNotice } from '../account-form.tsx'
import '../account.css'
import type { FormOutcome } from '../account-view.ts'
import type { DoneStep, StoreView } from './store-view.ts'

const links = [
  { page: 'lists', label: 'storeLists', path: 'account/store' },
  { page: 'prices', label: 'priceAdjustments', path: 'account/store/prices' },
  { page: 'reserve', label: 'reserveInStore', path: 'account/store/reserve' },
] as const satisfies readonly { page: StoreView['page']; label: LabelKey; path: string }[]

const doneTexts: Record<DoneStep, LabelKey> = {
  handedOver: 'handedOver',
  ready: 'pickupIsReady',
  reserved: 'itemIsReserved',
  adjusted: 'changesSaved',
}

type StoreFrameProps = {
  current: StoreView['page']
  done?: DoneStep | undefined
  /** Of a page whose form does not show it itself. */
  outcome?: FormOutcome | undefined
  children: ReactNode
}

/** A page for the staff of a store. */
export function StoreFrame({ current, done, outcome, children }: StoreFrameProps) {
  const t = useMessages()
  const locale = useLocale()
  const title = t(links.find(({ page }) => page === current)?.label ?? 'storeLists')
  return (
    <div className="page pb-section">
      <PageTitle>{title}</PageTitle>
      <nav aria-label={t('storeNavigation')}>
        <ul className="account-nav">
          {links.map(({ page, label, path }) => (
            <li key={page}>
              <Link to={`/${locale}/${path}`} aria-current={page === current ? 'page' : undefined}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h1 className="display mt-8 text-h1">{title}</h1>
      <div className="account-notice">
        {done && !outcome && <DoneNotice>{t(doneTexts[done])}</DoneNotice>}
        <OutcomeNotice outcome={outcome} />
      </div>
      {children}
    </div>
  )
}
