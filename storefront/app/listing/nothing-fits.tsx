import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Stone } from '../ui/stone.tsx'
import { addressOfAll, choiceIn, isNarrowed } from './listing-address.ts'
import { useListingQuery } from './use-listing-query.ts'

export function NothingFits() {
  const t = useMessages()
  const locale = useLocale()
  const query = useListingQuery()
  const hasChoice = isNarrowed(choiceIn(query))
  return (
    <div className="grid justify-items-start gap-3.5 py-8">
      <Stone className="w-16 text-basalt-300" />
      <h2 className="display text-h3">{t('nothingFits')}</h2>
      <p className="max-w-[44ch] text-ink-soft">
        {t(hasChoice ? 'nothingFitsNarrowed' : 'nothingFitsText')}
      </p>
      <ButtonLink look="line" to={hasChoice ? addressOfAll(query) : `/${locale}`}>
        {t(hasChoice ? 'clearAll' : 'backToStart')}
      </ButtonLink>
    </div>
  )
}
