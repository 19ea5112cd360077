import type { AnswerOf } from '@cairn/contract/call'
import type { suggest } from '@cairn/contract/search'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../platform/browser-commerce.ts'

export type Found = AnswerOf<typeof suggest>

const pauseMilliseconds = 200

/** What was found for the last text that somebody stopped at; the one before stays until then. */
export function useSuggestions(typed: string): Found | undefined {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    let isOld = false
    const timer = setTimeout(async () => {
      const answer = await browserCommerce().suggest({ query: { q: typed } })
      if (!isOld && answer.ok) setFound(answer.value)
    }, pauseMilliseconds)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [typed])
  return found
}
