import { Link } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon, type IconName } from '../icon.tsx'
import { pagesAround } from './page-numbers.ts'

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
          className={Math.abs(page - current) > 1 ? 'page-far' : ''}
        >
          {page}
        </Link>
      ))}
      <PageStep icon="next" label={t('nextPage')} {...step(current + 1)} />
      <PageStep icon="last" label={t('lastPage')} {...step(count)} />
    </nav>
  )
}

type StepProps = { icon: IconName; label: string; to: string | undefined }

/** Without a target it is shown as disabled text. */
function PageStep({ icon, label, to }: StepProps) {
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
