import { useSearchParams } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Stone } from '../ui/stone.tsx'
import { addressOfAll } from './listing-address.ts'

export function NothingFits() {
  const t = useMessages()
  const locale = useLocale()
  const [query] = useSearchParams()
  const isNarrowed = ['filter', 'minPrice', 'maxPrice'].some((name) => query.has(name))
  return (
    <div className="grid justify-items-start gap-3.5 py-8">
      <Stone className="w-16 text-basalt-300" />
      <h2 className="display text-h3">{t('nothingFits')}</h2>
      <p className="max-w-[44ch] text-ink-soft">
        {t(isNarrowed ? 'nothingFitsNarrowed' : 'nothingFitsText')}
      </p>
      <ButtonLink look="line" to={isNarrowed ? addressOfAll(query) : `/${locale}`}>
        {t(isNarrowed ? 'clearAll' : 'backToStart')}
      </ButtonLink>
    </div>
  )
}
