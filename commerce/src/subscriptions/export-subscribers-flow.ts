import { locales, siteOf } from '@cairn/contract/sites/sites'
import type { Database } from '../platform/database/database.ts'
import { unsubscribeUrl } from './newsletter-links.ts'
import { findMailSubscribers, findTextSubscribers, type Subscriber } from './subscribers-store.ts'
import { unsubscribeTokenOf } from './unsubscription-flow.ts'

type ExportRequest = {
  channel: 'email' | 'sms'
  /** All sites if undefined. */
  siteId?: string | undefined
  after?: Pick<Subscriber, 'type' | 'recipient'> | undefined
}

export type ExportedSubscriber = Omit<Subscriber, 'recipientId'> & { unsubscribeUrl: string | null }

const pageSize = 1_000

/** One page of the subscribers; the next one begins after its last one. An empty page is the end. */
export async function exportSubscribers(
  database: Database,
  { channel, siteId, after }: ExportRequest,
  keys: { tokenSecret: string; publicOrigin: string },
): Promise<ExportedSubscriber[]> {
  const find = channel === 'email' ? findMailSubscribers : findTextSubscribers
  const localesOfSite = locales.filter(
    (locale) => siteId === undefined || siteOf(locale).siteId === siteId,
  )
  const subscribers = await find(database, { locales: localesOfSite, after, count: pageSize })
  return subscribers.map(({ recipientId, ...subscriber }) => ({
    ...subscriber,
    unsubscribeUrl:
      recipientId === null
        ? null
        : unsubscribeUrl({
            origin: keys.publicOrigin,
            locale: subscriber.locale,
            token: unsubscribeTokenOf(recipientId, keys.tokenSecret),
          }),
  }))
}
