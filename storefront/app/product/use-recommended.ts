import type { RequestOf } from '@cairn/contract/call'
import type { readRecommendations } from '@cairn/contract/catalogue'
import type { Recommendation } from '@cairn/contract/product-entity'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../platform/browser-commerce.ts'

type Wanted = RequestOf<typeof readRecommendations>['query']

export function useRecommended(wanted: Wanted): readonly Recommendation[] | 'failed' | undefined {
  const [found, setFound] = useState<readonly Recommendation[] | 'failed'>()
  const asked = JSON.stringify(wanted)
  useEffect(() => {
    let isOld = false
    void browserCommerce()
      .readRecommendations({ query: JSON.parse(asked) })
      .then((answer) => {
        if (!isOld) setFound(answer.ok ? answer.value.recommendations : 'failed')
      })
    return () => {
      isOld = true
    }
  }, [asked])
  return found
}
