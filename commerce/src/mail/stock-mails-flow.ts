import { siteOf } from '@cairn/contract/sites/sites'
import { mayNotify } from '../accounts/notification-choices-store.ts'
import { findSellables } from '../catalogue/sellable/sellable-store.ts'
import { checkPurchasable } from '../catalogue/sellable/sellable.ts'
import {
  findStockNotice,
  postponeStockNotice,
  takeStockNotice,
} from '../catalogue/stock/stock-notices-store.ts'
import { readClock } from '../platform/clock-store.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction, lockName } from '../platform/database/in-transaction.ts'
import type { EventPayloads } from '../platform/jobs/event-payloads.ts'
import { findOccasionsOfDay, writeMails } from './mails-store.ts'
import { backInStockMail } from './stock-mails.ts'

/** More notices to one recipient wait for the next day, because anybody can request them for any address. */
const maxMailsPerDay = 20

/**
 * Writes the mail and deletes the notice in one transaction; if the recipient has opted out, it only deletes it. The
 * notice stays if the variant cannot be bought at the recipient's site at this moment.
 */
export const writeBackInStock = (
  database: Database,
  { noticeId }: EventPayloads['back-in-stock'],
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const notice = await findStockNotice(transaction, noticeId)
    if (!notice) return
    const { sku, email, locale, consumerId } = notice
    const notified = { login: email, consumerId, type: 'BackInStock', channel: 'email' } as const
    if (!(await mayNotify(transaction, notified))) {
      await takeStockNotice(transaction, noticeId)
      return
    }
    const { siteId } = siteOf(locale)
    const sellables = await findSellables(transaction, [sku], { siteId, locale })
    const variant = checkPurchasable(sellables.get(sku) ?? null)
    if (!variant.ok || variant.value.onHand === 0) {
      await postponeStockNotice(transaction, noticeId)
      return
    }
    await lockName(transaction, `notices to ${email}`)
    const mail = backInStockMail(variant.value, notice, await readClock(transaction))
    const occasions = await findOccasionsOfDay(transaction, mail)
    if (occasions.length >= maxMailsPerDay || occasions.includes(mail.occasion)) return
    if (await takeStockNotice(transaction, noticeId)) await writeMails(transaction, [mail])
  })
