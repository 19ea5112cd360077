import { Form } from 'react-router'
import { useLocale } from '../../platform/page/use-shop.ts'
import { formatDate } from '../../platform/text/format-date.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { DoneNotice } from '../../ui/done-notice.tsx'
import { OutcomeNotice } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { DevicesView, FormOutcome } from '../account-view.ts'

type DevicesPageProps = { view: DevicesView; outcome: FormOutcome | undefined }

export function DevicesPage({ view: { sessions, hasEnded }, outcome }: DevicesPageProps) {
  const t = useMessages()
  return (
    <AccountFrame current="devices" title={t('devicesTitle')}>
      <p className="mt-2 max-w-measure text-ink-soft">{t('devicesText')}</p>
      <div className="account-notice">
        {hasEnded && !outcome && <DoneNotice>{t('devicesEnded')}</DoneNotice>}
        <OutcomeNotice outcome={outcome} />
      </div>
      <ul className="account-addresses">
        {sessions.map((session) => (
          <Device key={session.sessionId} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <Button type="submit" look="line">
            {t('endOtherDevices')}
          </Button>
        </Form>
      )}
    </AccountFrame>
  )
}

function Device({ session }: { session: DevicesView['sessions'][number] }) {
  const t = useMessages()
  const locale = useLocale()
  const { sessionId, isCurrent, isInStore, network, signedInAt, lastUsedAt } = session
  const name = session.device ?? t(isInStore ? 'deviceInStore' : 'unknownDevice')
  return (
    <li className="account-card">
      {isCurrent && <p className="font-semibold">{t('thisDevice')}</p>}
      <div>
        <h2 className="name">{name}</h2>
        {network !== null && <p>{t('deviceNetwork', { network })}</p>}
        <p>{t('signedInOn', { date: formatDate(locale, signedInAt) })}</p>
        <p>{t('lastUsedOn', { date: formatDate(locale, lastUsedAt) })}</p>
      </div>
      {!isCurrent && (
        <Form method="post">
          <input type="hidden" name="sessionId" value={sessionId} />
          <Button type="submit" look="line" size="small" aria-label={t('endDeviceNamed', { name })}>
            {t('endDevice')}
          </Button>
        </Form>
      )}
    </li>
  )
}
