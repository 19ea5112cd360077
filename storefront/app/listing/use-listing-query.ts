import { useSearchParams } from 'react-router'
import { readOf } from './listing-address.ts'

/** The query of a listing's address, without what others have written into it. */
export function useListingQuery(): URLSearchParams {
  const [query] = useSearchParams()
  return readOf(query)
}
