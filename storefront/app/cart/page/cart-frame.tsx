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

const lines = ['first', 'second', 'third']

export function CartSkeleton() {
  const t = useMessages()
  return (
    <>
      <CartHeading>{t('cartTitle')}</CartHeading>
      <output className="sr-only">{t('cartOpening')}</output>
      <div aria-hidden="true" className={cartColumns}>
        <div className="border-b border-line">
          {lines.map((line) => (
            <div
              key={line}
              className="grid grid-cols-[104px_1fr] gap-4 border-t border-line py-6.5 md:grid-cols-[148px_1fr] md:gap-6"
            >
              <div className="sheen aspect-4/5" />
              <div>
                <div className="sheen h-5 w-2/5" />
                <div className="sheen mt-2 h-3.5 w-1/4" />
                <div className="sheen mt-5 h-11 w-31" />
              </div>
            </div>
          ))}
        </div>
        <div className="sheen h-76" />
      </div>
    </>
  )
}
