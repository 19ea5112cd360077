import { Link } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'

type Crumb = { name: string; to: string }
/** The trail to this page, which ends with the page's own name. */
export function Breadcrumbs({ trail, current }: { trail: readonly Crumb[]; current: string }) {
  const t = useMessages()
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="crumbs">
        {trail.map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
