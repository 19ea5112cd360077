import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { useLocation, useSearchParams } from 'react-router'
import { pageCount, pageNumberIn } from '../ui/navigation/page-number.ts'
import { Pagination } from '../ui/navigation/pagination.tsx'

export function FavouritesPagination({ total }: { total: number }) {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const count = pageCount(total, productsPerPage)
  if (count === 1) return null
  const urlOf = (page: number) => (page === 1 ? pathname : `${pathname}?page=${page}`)
  return (
    <div className="mt-14 grid justify-items-center">
      <Pagination current={pageNumberIn(query)} count={count} urlOf={urlOf} />
    </div>
  )
}
