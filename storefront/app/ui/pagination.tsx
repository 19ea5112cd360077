import { Link } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Icon, type IconName } from './icon.tsx'
import { pagesAround } from './page-numbers.ts'

type PaginationProps = {
  current: number
  count: number
  addressOf: (page: number) => string
  /** Where there is more than one on a page. */
  label?: string
}

/** Plain links, so that every page can be reached, kept and found without scripts. */
export function Pagination({ current, count, addressOf, label }: PaginationProps) {
  const t = useMessages()
  const step = (page: number) => ({
    to: page >= 1 && page <= count && page !== current ? addressOf(page) : undefined,
  })
  return (
    <nav aria-label={label ?? t('pagination')} className="pages">
      <Step icon="first" label={t('firstPage')} {...step(1)} />
      <Step icon="previous" label={t('previousPage')} {...step(current - 1)} />
      {pagesAround(current, count).map((page) => (
        <Link
          key={page}
          to={addressOf(page)}
          aria-label={t('pageNumber', { page })}
          aria-current={page === current ? 'page' : undefined}
          className={Math.abs(page - current) > 1 ? 'page-far' : ''}
        >
          {page}
        </Link>
      ))}
      <Step icon="next" label={t('nextPage')} {...step(current + 1)} />
      <Step icon="last" label={t('lastPage')} {...step(count)} />
    </nav>
  )
}

type StepProps = { icon: IconName; label: string; to: string | undefined }

/** Where there is nowhere to go the step stays, and says so. */
function Step({ icon, label, to }: StepProps) {
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
