import { Link } from 'react-router'
import { useCartCount } from '../cart/use-cart-count.ts'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Icon } from '../ui/icon.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

export function SiteHeader() {
  const t = useMessages()
  const locale = useLocale()
  const count = useCartCount()
  return (
    <header className="relative z-(--z-header) bg-paper">
      <div className="page flex h-15 items-center justify-between lg:h-19">
        <Link to={`/${locale}`} aria-label={t('homeLink')} className="-mx-2 px-2 py-3">
          <Wordmark className="h-5.5 w-auto lg:h-6.75" />
        </Link>
        <Link
          to={`/${locale}/cart`}
          aria-label={t('cartLink', { count })}
          className="relative -mr-2.5 grid size-11 place-items-center"
        >
          <Icon name="bag" />
          {count > 0 && (
            <span className="figures absolute top-1.25 right-0.75 grid h-4.25 min-w-4.25 place-items-center rounded-stone bg-lichen-400 px-1 text-[11px] leading-none font-[650]">
              {count}
            </span>
          )}
        </Link>
      </div>
    </header>
  )
}
