import { useLocation, useSearchParams } from 'react-router'
import { pageCount } from '../listing/listing-address.ts'
import { Pagination } from '../ui/pagination.tsx'
import { pageIn } from './favourites-address.ts'

export function FavouritesPages({ total }: { total: number }) {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const count = pageCount(total)
  if (count === 1) return null
  const addressOf = (page: number) => (page === 1 ? pathname : `${pathname}?page=${page}`)
  return (
    <div className="mt-14 grid justify-items-center">
      <Pagination current={pageIn(query)} count={count} addressOf={addressOf} />
    </div>
  )
}
