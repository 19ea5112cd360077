import { useMessages } from '../../platform/text/messages.tsx'
import { cartColumns, CartHeading } from './cart-frame.tsx'

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
