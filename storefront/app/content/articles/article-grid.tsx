import type { ArticleSearchResult } from '@cairn/contract/content/article'
import { articlesPerPage } from '@cairn/contract/content/article-pages'
import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { useRef, useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { isPreview } from '../../platform/calls/browser-state.ts'
import { showOwnText } from '../../platform/calls/handling.ts'
import { useShop } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { columnCount } from '../../ui/column-count.ts'
import { BlockHeading } from '../elements/block-frame.tsx'
import { contentQuery } from '../reading/content-query.ts'
import { ArticleCard } from './article-card.tsx'

/** Lists articles, the newest first. They can be filtered by tag, and more of them can be loaded. */
export function ArticleGrid({
  fields: { found: initialResult, ...fields },
  isFirst,
}: {
  fields: BlockFields['article-grid']
  isFirst: boolean
}) {
  const t = useMessages()
  const {
    found: searchResult,
    selectedTags,
    ...actions
  } = useArticles(initialResult, articlesPerPage(fields))
  const { result, facets, numFound } = searchResult
  return (
    <section data-block="article-grid" className="page block-space">
      <BlockHeading title={fields.title} subtitle={fields.subtitle} isFirst={isFirst} />
      {fields.hasFilters && facets.length > 1 && (
        <ArticleFilters tags={facets} selectedTags={selectedTags} actions={actions} />
      )}
      <output className="sr-only">{t('articleCount', { count: numFound })}</output>
      <ul className="articles" style={columnCount(fields.smallGridSize)}>
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
        <Button look="line" className="mt-12" onClick={actions.loadMore}>
          {t('moreArticles')}
        </Button>
      )}
    </section>
  )
}

type ArticleFiltersProps = {
  tags: BlockFields['article-grid']['found']['facets']
  selectedTags: readonly string[]
  actions: { toggle: (id: string) => void; clear: () => void }
}

const collapsedCount = { sm: 4, md: 10, lg: 20 } as const
const widths = ['sm', 'md', 'lg'] as const

function ArticleFilters({ tags, selectedTags, actions }: ArticleFiltersProps) {
  const t = useMessages()
  const [isExpanded, setExpanded] = useState(false)
  const overflowingWidths = widths.filter((width) => tags.length > collapsedCount[width])
  return (
    <fieldset className="article-filters">
      <legend className="sr-only">{t('articleTags')}</legend>
      <ul className={isExpanded ? 'tags' : 'tags tags-short'}>
        {tags.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              className="tag"
              aria-pressed={selectedTags.includes(id)}
              onClick={() => actions.toggle(id)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {overflowingWidths.length > 0 && (
        <button
          type="button"
          aria-expanded={isExpanded}
          className={`link tags-more ${overflowingWidths.map((width) => `overflows-${width}`).join(' ')}`}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'seeLess' : 'seeMore')}
        </button>
      )}
      {selectedTags.length > 0 && (
        <button type="button" className="link" onClick={actions.clear}>
          {t('clearAll')}
        </button>
      )}
    </fieldset>
  )
}

/** Loads articles for the selected tags. If that fails, the current ones stay and the error is logged. */
function useArticles(initialResult: ArticleSearchResult, limit: number) {
  const { siteId } = useShop()
  const [searchResult, setSearchResult] = useState(initialResult)
  const [selectedTags, setSelectedTags] = useState<readonly string[]>([])
  const latestRequest = useRef(0)

  async function load(tagId: readonly string[], offset: number) {
    latestRequest.current += 1
    const requestNumber = latestRequest.current
    const result = await browserCommerce().searchContent(
      {
        params: { mode: isPreview() ? 'preview' : 'publish', siteId, searchType: 'article' },
        query: { ...contentQuery, type: 'article', limit, offset, ...tagQuery(tagId) },
      },
      { callUnknown: showOwnText },
    )
    if (requestNumber !== latestRequest.current) return
    if (!result.ok) throw new Error(`articles: ${result.refusal.name}`)
    const { value } = result
    setSearchResult((previous) =>
      offset === 0 ? value : { ...value, result: [...previous.result, ...value.result] },
    )
  }

  const selectTags = (tagIds: readonly string[]) => {
    setSelectedTags(tagIds)
    load(tagIds, 0).catch(console.error)
  }
  return {
    found: searchResult,
    selectedTags,
    toggle: (id: string) =>
      selectTags(
        selectedTags.includes(id)
          ? selectedTags.filter((selected) => selected !== id)
          : [...selectedTags, id],
      ),
    clear: () => selectTags([]),
    loadMore: () => void load(selectedTags, searchResult.result.length).catch(console.error),
  }
}

const tagQuery = (tagIds: readonly string[]) => (tagIds.length > 0 ? { tagId: [...tagIds] } : {})
