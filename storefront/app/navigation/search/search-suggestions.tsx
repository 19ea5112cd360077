import type { suggest } from '@cairn/contract/catalogue/search-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Picture } from '../../ui/picture.tsx'

type SuggestionsProps = { id: string; text: string; onNavigate: () => void }

const maxTerms = 4

export function SearchSuggestions({ id, text, onNavigate }: SuggestionsProps) {
  const t = useMessages()
  const result = useSuggestions(text)
  if (!result) return null
  const termCount = Math.min(result.suggestions.length, maxTerms)
  const count = result.products.length + termCount + result.categories.length
  return (
    <section id={id} aria-label={t('suggestions')} className="site-suggestions">
      <output className="sr-only">{t('suggestionCount', { count })}</output>
      {count === 0 ? (
        <p className="text-ui">{t('noSuggestions')}</p>
      ) : (
        <SuggestionLists result={result} onNavigate={onNavigate} />
      )}
    </section>
  )
}

function SuggestionLists({
  result,
  onNavigate,
}: {
  result: SuggestAnswer
  onNavigate: () => void
}) {
  const t = useMessages()
  const locale = useLocale()
  const terms = result.suggestions.slice(0, maxTerms).map((text) => ({
    name: text,
    within: null,
    url: `/${locale}/search?q=${encodeURIComponent(text)}`,
  }))
  return (
    <>
      <ul>
        {[...result.categories, ...terms].map(({ name, within, url }) => (
          <li key={url}>
            <Link to={url} onClick={onNavigate} className="suggestion">
              {name}
              {within && <span className="text-small text-ink-mute">{within}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {result.products.length > 0 && <p className="caption mt-3 mb-2">{t('products')}</p>}
      <ul>
        {result.products.map((product) => (
          <li key={product.id}>
            <Link to={product.pageUrl} onClick={onNavigate} className="suggested-product">
              <span className="suggested-picture">
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
function useSuggestions(text: string): SuggestAnswer | undefined {
  const [result, setResult] = useState<SuggestAnswer>()
  useEffect(() => {
    let isStale = false
    const timer = setTimeout(async () => {
      const answer = await browserCommerce().suggest({ query: { q: text } })
      if (!isStale && answer.ok) setResult(answer.value)
    }, pauseBeforeRequest)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text])
  return result
}
