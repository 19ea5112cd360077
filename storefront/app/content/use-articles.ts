import type { FoundArticles } from '@cairn/contract/article-entity'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useShop } from '../platform/use-shop.ts'
import { contentQuery } from './content-query.ts'

/** The articles of a grid, and what narrows and lengthens it. What fails is logged: what is there stays. */
export function useArticles(start: FoundArticles, limit: number) {
  const { siteId } = useShop()
  const isPreview = useSearchParams()[0].has('preview')
  const [found, setFound] = useState(start)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const newest = useRef(0)

  async function ask(tagId: readonly string[], offset: number) {
    newest.current += 1
    const asked = newest.current
    const read = await browserCommerce().searchContent({
      params: { mode: isPreview ? 'preview' : 'publish', siteId, searchType: 'article' },
      query: { ...contentQuery, type: 'article', limit, offset, ...tagged(tagId) },
    })
    if (asked !== newest.current) return
    if (!read.ok) throw new Error(`articles: ${read.refusal.errorId}`)
    const { value } = read
    setFound((shown) =>
      offset === 0 ? value : { ...value, result: [...shown.result, ...value.result] },
    )
  }

  const narrow = (tagIds: readonly string[]) => {
    setChosen(tagIds)
    ask(tagIds, 0).catch(console.error)
  }
  return {
    found,
    chosen,
    toggle: (id: string) =>
      narrow(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
    clear: () => narrow([]),
    loadMore: () => void ask(chosen, found.result.length).catch(console.error),
  }
}

const tagged = (tagIds: readonly string[]) => (tagIds.length > 0 ? { tagId: [...tagIds] } : {})
