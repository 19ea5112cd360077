import { useSearchParams } from 'react-router'
import { knownParams } from './listing-url.ts'

/** The query of a listing's URL, without unknown parameters. */
export function useListingQuery(): URLSearchParams {
  const [query] = useSearchParams()
  return knownParams(query)
}
