import { Link } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { useLocale } from '../../platform/page/use-shop.ts'
import { Picture } from '../../ui/picture.tsx'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { suggest } from '@cairn/contract/catalogue/search-calls'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'

type SuggestionsProps = { id: string; typed: string; onLeave: () => void }

const maxTerms = 4

export function SearchSuggestions({ id, typed, onLeave }: SuggestionsProps) {
  const t = useMessages()
  const found = useSuggestions(typed)
  if (!found) return null
  const termCount = Math.min(found.suggestions.length, maxTerms)
  const count = found.products.length + termCount + found.categories.length
  return (
    <section id={id} aria-label={t('suggestions')} className="site-suggestions">
      <output className="sr-only">{t('suggestionCount', { count })}</output>
      {count === 0 ? (
        <p className="text-ui">{t('noSuggestions')}</p>
      ) : (
        <SuggestionLists found={found} onLeave={onLeave} />
      )}
    </section>
  )
}

function SuggestionLists({ found, onLeave }: { found: SuggestAnswer; onLeave: () => void }) {
  const t = useMessages()
  const locale = useLocale()
  const terms = found.suggestions.slice(0, maxTerms).map((text) => ({
    name: text,
    within: null,
    url: `/${locale}/search?q=${encodeURIComponent(text)}`,
  }))
  return (
    <>
      <ul>
        {[...found.categories, ...terms].map(({ name, within, url }) => (
          <li key={url}>
            <Link to={url} onClick={onLeave} className="flex min-h-11 items-center gap-2 text-ui">
              {name}
              {within && <span className="text-small text-ink-mute">{within}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {found.products.length > 0 && <p className="caption mt-3 mb-2">{t('products')}</p>}
      <ul>
        {found.products.map((product) => (
          <li key={product.id}>
            <Link
              to={product.pageUrl}
              onClick={onLeave}
              className="flex items-center gap-3 py-1.5 text-ui"
            >
              <span className="w-12 flex-none bg-tile">
                <Picture image={{ src: product.image.src, alt: '' }} widths={[80]} sizes="48px" />
              </span>
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

type SuggestAnswer = AnswerOf<typeof suggest>

const pauseBeforeRequest = 200

/** The suggestions for the typed text. The previous ones stay until the visitor pauses and new ones arrive. */
function useSuggestions(typed: string): SuggestAnswer | undefined {
  const [found, setFound] = useState<SuggestAnswer>()
  useEffect(() => {
    let isOutdated = false
    const timer = setTimeout(async () => {
      const answer = await browserCommerce().suggest({ query: { q: typed } })
      if (!isOutdated && answer.ok) setFound(answer.value)
    }, pauseBeforeRequest)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [typed])
  return found
}
