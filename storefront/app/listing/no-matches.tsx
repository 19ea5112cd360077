import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Pebble } from '../ui/logo.tsx'
import { urlWithoutFilters, parseListingQuery, hasFilters } from './listing-url.ts'
import { useListingQuery } from './use-listing-query.ts'

export function NoMatches() {
  const t = useMessages()
  const locale = useLocale()
  const query = useListingQuery()
  const hasChoice = hasFilters(parseListingQuery(query))
  return (
    <div className="no-matches">
      <Pebble className="pebble-mark" />
      <h2 className="display text-h3">{t('nothingFits')}</h2>
      <p className="max-w-note text-ink-soft">
        {t(hasChoice ? 'nothingFitsNarrowed' : 'nothingFitsText')}
      </p>
      <ButtonLink look="line" to={hasChoice ? urlWithoutFilters(query) : `/${locale}`}>
        {t(hasChoice ? 'clearAll' : 'backToStart')}
      </ButtonLink>
    </div>
  )
}
