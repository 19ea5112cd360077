import type { PointsKind } from '@cairn/contract/loyalty/loyalty-calls'
import { useLocation } from 'react-router'
import type { LabelKey } from '../messages/messages.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { formatDate } from '../platform/text/format-date.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useNumber } from '../platform/text/use-number.ts'
import { TextLink } from '../ui/button.tsx'
import { Pagination } from '../ui/navigation/pagination.tsx'
import type { PointsHistory as History } from './loyalty-view.ts'

const names: Record<PointsKind, LabelKey> = {
  imported: 'historyImported',
  earned: 'historyEarned',
  held: 'historyHeld',
  released: 'historyReleased',
  refunded: 'historyRefunded',
  forfeited: 'historyForfeited',
}

type Entry = History['entries'][number]

/** Points are taken back with entries that are earned, but negative. */
const nameOf = ({ kind, points }: Entry): LabelKey =>
  kind === 'earned' && points < 0 ? 'historyTakenBack' : names[kind]

/** What has changed the points of a member, the newest first. */
export function PointsHistory({ history: { entries, page } }: { history: History }) {
  const t = useMessages()
  const { pathname } = useLocation()
  return (
    <section aria-labelledby="points-history">
      <h2 id="points-history" className="display text-h2">
        {t('historyTitle')}
      </h2>
      {entries.length === 0 && page.current === 1 && (
        <p className="mt-2 text-ink-soft">{t('historyEmpty')}</p>
      )}
      <ul className="member-vouchers">
        {entries.map((entry) => (
          <HistoryEntry key={Object.values(entry).join()} entry={entry} />
        ))}
      </ul>
      {page.count > 1 && (
        <Pagination
          {...page}
          urlOf={(number) => (number === 1 ? pathname : `${pathname}?page=${number}`)}
        />
      )}
    </section>
  )
}

function HistoryEntry({ entry }: { entry: Entry }) {
  const t = useMessages()
  const number = useNumber()
  const locale = useLocale()
  const { points, orderNumber, bookedAt } = entry
  return (
    <li>
      <div className="grow">
        <p className="name">{t(nameOf(entry))}</p>
        <p className="text-small text-ink-soft">{formatDate(locale, bookedAt)}</p>
        {orderNumber !== null && (
          <TextLink to={`/${locale}/orders/${orderNumber}`} className="link-small">
            {t('orderNumber', { number: orderNumber })}
          </TextLink>
        )}
      </div>
      <span className="member-voucher-points">{number(points, { signDisplay: 'exceptZero' })}</span>
    </li>
  )
}
