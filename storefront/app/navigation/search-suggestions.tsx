import { Link } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Picture } from '../ui/picture.tsx'
import { type Found, useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = { id: string; typed: string; onLeave: () => void }

const shownWords = 4

export function SearchSuggestions({ id, typed, onLeave }: SuggestionsProps) {
  const t = useMessages()
  const found = useSuggestions(typed)
  if (!found) return null
  const words = Math.min(found.suggestions.length, shownWords)
  const count = found.products.length + words + found.categories.length
  return (
    <section id={id} aria-label={t('suggestions')} className="site-suggestions">
      <output className="sr-only">{t('suggestionCount', { count })}</output>
      {count === 0 ? (
        <p className="text-ui">{t('noSuggestions')}</p>
      ) : (
        <FoundLists found={found} onLeave={onLeave} />
      )}
    </section>
  )
}

function FoundLists({ found, onLeave }: { found: Found; onLeave: () => void }) {
  const t = useMessages()
  const locale = useLocale()
  const words = found.suggestions.slice(0, shownWords).map((text) => ({
    name: text,
    within: null,
    url: `/${locale}/search?q=${encodeURIComponent(text)}`,
  }))
  return (
    <>
      <ul>
        {[...found.categories, ...words].map(({ name, within, url }) => (
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
