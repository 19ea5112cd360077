import { Link } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon, type IconName } from '../icon.tsx'

type PaginationProps = {
  current: number
  count: number
  urlOf: (page: number) => string
  /** Needed where a page has more than one pagination. */
  label?: string
}

/** Plain links, which work without scripts and can be bookmarked and indexed. */
export function Pagination({ current, count, urlOf, label }: PaginationProps) {
  const t = useMessages()
  const step = (page: number) => ({
    to: page >= 1 && page <= count && page !== current ? urlOf(page) : undefined,
  })
  return (
    <nav aria-label={label ?? t('pagination')} className="pages">
      <PageStep icon="first" label={t('firstPage')} {...step(1)} />
      <PageStep icon="previous" label={t('previousPage')} {...step(current - 1)} />
      {pagesAround(current, count).map((page) => (
        <Link
          key={page}
          to={urlOf(page)}
          aria-label={t('pageNumber', { page })}
          aria-current={page === current ? 'page' : undefined}
          className={Math.abs(page - current) > 1 ? 'page-distant' : ''}
        >
          {page}
        </Link>
      ))}
      <PageStep icon="next" label={t('nextPage')} {...step(current + 1)} />
      <PageStep icon="last" label={t('lastPage')} {...step(count)} />
    </nav>
  )
}

/** Without a target it is shown as disabled text. */
function PageStep({ icon, label, to }: { icon: IconName; label: string; to: string | undefined }) {
  const mark = <Icon name={icon} className="icon-middle" />
  if (to === undefined) {
    return (
      <span className="page-end">
        <span className="sr-only">{label}</span>
        {mark}
      </span>
    )
  }
  return (
    <Link to={to} aria-label={label} title={label}>
      {mark}
    </Link>
  )
}

const neighbouringPages = 2

/** The current page with up to two pages on each side. */
export function pagesAround(current: number, count: number): number[] {
  const first = Math.max(1, current - neighbouringPages)
  const last = Math.min(count, current + neighbouringPages)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
