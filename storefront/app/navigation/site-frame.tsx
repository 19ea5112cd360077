import { isLocale } from '@cairn/contract/sites'
import type { ReactNode } from 'react'
import { data, Outlet } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import type { Route } from './+types/site-frame.ts'
import { PageProblem } from './page-problem.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function loader({ params }: Route.LoaderArgs) {
  if (!isLocale(params.locale)) throw data(null, { status: 404 })
  return null
}

export const shouldRevalidate = () => false

export default function SiteFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <PageProblem error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useMessages()
  return (
    <>
      <a
        href="#content"
        className="absolute top-2 left-2 z-(--z-toast) -translate-y-20 bg-basalt-900 px-4 py-3 text-ui text-white focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
