import { useLocation, useSearchParams } from 'react-router'
import { pageCount } from '../listing/listing-url.ts'
import { Pagination } from '../ui/navigation/pagination.tsx'

export function FavouritesPagination({ total }: { total: number }) {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const count = pageCount(total)
  if (count === 1) return null
  const urlOf = (page: number) => (page === 1 ? pathname : `${pathname}?page=${page}`)
  return (
    <div className="mt-14 grid justify-items-center">
      <Pagination current={pageNumberIn(query)} count={count} urlOf={urlOf} />
    </div>
  )
}

/** The page number in a URL; 1 if it is missing or invalid. */
export function pageNumberIn(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 && page < 1000 ? page : 1
}
