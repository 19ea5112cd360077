import type { ReactNode } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

/** At least as high as the window, so that content which loads late moves nothing visible. */
export function CartFrame({ children }: { children: ReactNode }) {
  const t = useMessages()
  return (
    <div className="page min-h-svh pt-5 lg:pt-10">
      <PageTitle>{t('cartTitle')}</PageTitle>
      {children}
    </div>
  )
}

export function CartHeading({ children }: { children: ReactNode }) {
  return <h1 className="display mb-7 text-h1 lg:mb-8">{children}</h1>
}

/** The lines with the summary beside them, or below them on narrow screens. */
export const cartColumns =
  'grid items-start gap-[clamp(28px,5vw,96px)] lg:grid-cols-[minmax(0,7.6fr)_minmax(340px,4fr)]'
