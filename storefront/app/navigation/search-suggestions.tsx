import { Link } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Picture } from '../ui/picture.tsx'
import { type Found, useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = { id: string; typed: string; onLeave: () => void }

export function SearchSuggestions({ id, typed, onLeave }: SuggestionsProps) {
  const t = useMessages()
  const found = useSuggestions(typed)
  if (!found) return null
  const count = found.products.length + found.suggestions.length + found.categories.length
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
  const words = found.suggestions.map((text) => ({
    name: text,
    url: `/${locale}/search?q=${encodeURIComponent(text)}`,
  }))
  return (
    <>
      <ul>
        {[...words, ...found.categories].map(({ name, url }) => (
          <li key={url}>
            <Link to={url} onClick={onLeave} className="flex min-h-11 items-center text-ui">
              {name}
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
              <Picture
                image={{ src: product.image.src, alt: '' }}
                widths={[80]}
                sizes="48px"
                className="w-12 flex-none bg-tile"
              />
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
