import { useMessages } from '../platform/messages.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const lines = ['first', 'second', 'third']

/** The cart's own boxes, while it is on its way. */
export function CartOpening() {
  const t = useMessages()
  return (
    <div className="page pt-5 lg:pt-10">
      <PageTitle>{t('bagTitle')}</PageTitle>
      <h1 className="display mb-7 text-h1 lg:mb-8">{t('bagTitle')}</h1>
      <output className="sr-only">{t('bagOpening')}</output>
      <div
        aria-hidden="true"
        className="grid items-start gap-[clamp(28px,5vw,96px)] lg:grid-cols-[minmax(0,7.6fr)_minmax(340px,4fr)]"
      >
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
    </div>
  )
}
