import type { RequestOf } from '@cairn/contract/wire/call'
import type { readRecommendations } from '@cairn/contract/catalogue/catalogue-calls'
import type { Recommendation } from '@cairn/contract/catalogue/product'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'

type RecommendationQuery = RequestOf<typeof readRecommendations>['query']

export function useRecommendations(
  query: RecommendationQuery,
): readonly Recommendation[] | 'failed' | undefined {
  const [found, setFound] = useState<readonly Recommendation[] | 'failed'>()
  const queryKey = JSON.stringify(query)
  useEffect(() => {
    let isStale = false
    void browserCommerce()
      .readRecommendations({ query: JSON.parse(queryKey) })
      .then((answer) => {
        if (!isStale) setFound(answer.ok ? answer.value.recommendations : 'failed')
      })
    return () => {
      isStale = true
    }
  }, [queryKey])
  return found
}
