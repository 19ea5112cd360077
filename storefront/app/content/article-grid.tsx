import { articlesAtFirst } from '@cairn/contract/article-pages'
import type { BlockFields } from '@cairn/contract/content-blocks'
import { useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { Button } from '../ui/button.tsx'
import { ArticleCard } from './article-card.tsx'
import { BlockHead } from './block-head.tsx'
import { useArticles } from './use-articles.ts'

type ArticleGridProps = { fields: BlockFields['article-grid']; isFirst: boolean }

/** Articles, newest first: narrowed by their tags, and more of them when asked for. */
export function ArticleGrid({ fields: { found: start, ...fields }, isFirst }: ArticleGridProps) {
  const t = useMessages()
  const { found, chosen, ...narrow } = useArticles(start, articlesAtFirst(fields))
  const { result, facets, numFound } = found
  return (
    <section data-block="article-grid" className="page block-space">
      <BlockHead title={fields.title} subtitle={fields.subtitle} isFirst={isFirst} />
      {fields.hasFilters && facets.length > 1 && (
        <ArticleFilters tags={facets} chosen={chosen} narrow={narrow} />
      )}
      <output className="sr-only">{t('articleCount', { count: numFound })}</output>
      <ul className="articles">
        {result.map((article) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              heading={fields.title ? (isFirst ? 'h2' : 'h3') : 'h2'}
            />
          </li>
        ))}
      </ul>
      {result.length < numFound && (
        <Button look="line" className="mt-12" onClick={narrow.loadMore}>
          {t('moreArticles')}
        </Button>
      )}
    </section>
  )
}

type ArticleFiltersProps = {
  tags: BlockFields['article-grid']['found']['facets']
  chosen: readonly string[]
  narrow: { toggle: (id: string) => void; clear: () => void }
}

const shownAtFirst = { sm: 4, md: 10, lg: 20 } as const
const widths = ['sm', 'md', 'lg'] as const

function ArticleFilters({ tags, chosen, narrow }: ArticleFiltersProps) {
  const t = useMessages()
  const [isLong, setLong] = useState(false)
  const over = widths.filter((width) => tags.length > shownAtFirst[width])
  return (
    <fieldset className="article-filters" aria-label={t('articleTags')}>
      <ul className={isLong ? 'tags' : 'tags tags-short'}>
        {tags.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              className="tag"
              aria-pressed={chosen.includes(id)}
              onClick={() => narrow.toggle(id)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {over.length > 0 && (
        <button
          type="button"
          aria-expanded={isLong}
          className={`link tags-more ${over.map((width) => `over-${width}`).join(' ')}`}
          onClick={() => setLong(!isLong)}
        >
          {t(isLong ? 'seeLess' : 'seeMore')}
        </button>
      )}
      {chosen.length > 0 && (
        <button type="button" className="link" onClick={narrow.clear}>
          {t('clearAll')}
        </button>
      )}
    </fieldset>
  )
}
