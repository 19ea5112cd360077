import type { ReactNode } from 'react'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { AccountNav, type AccountPage } from './account-nav.tsx'

type AccountFrameProps = {
  current: AccountPage
  title: string
  /** The page that this one belongs to, if it is not in the navigation itself. */
  parent?: { name: string; to: string }
  children: ReactNode
}

/** A page of the account with its place in the account and its heading. */
export function AccountFrame({ current, title, parent, children }: AccountFrameProps) {
  const t = useMessages()
  const locale = useLocale()
  const account = { name: t('yourAccount'), to: `/${locale}/account` }
  return (
    <div className="page pb-section">
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs trail={parent ? [account, parent] : [account]} current={title} />
      <AccountNav current={current} />
      <h1 className="display mt-8 text-h1">{title}</h1>
      {children}
    </div>
  )
}
