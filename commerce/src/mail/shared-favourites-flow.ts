import { siteOf } from '@cairn/contract/sites/sites'
import { findProfile } from '../accounts/account-store.ts'
import { findProductCards } from '../catalogue/product/product-card-store.ts'
import { type FavouriteShare, findFavouriteShare } from '../lists/favourite-shares-store.ts'
import { findFavourites } from '../lists/favourites-store.ts'
import { refusesShareMails } from '../lists/share-refusals-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction, lockName } from '../platform/database/in-transaction.ts'
import type { EventPayloads } from '../platform/jobs/event-payloads.ts'
import { findOccasionsOfDay, writeMails } from './mails-store.ts'
import { sharedFavouritesMail } from './shared-favourites-mail.ts'

const shownFavourites = 4
/** From all shoppers together. */
const maxMailsPerRecipientAndDay = 3

/** Nothing is written to a recipient who refuses such mails, or for a list that is empty by now. */
export const writeSharedFavourites = (
  database: Database,
  { shareId }: EventPayloads['favourites-shared'],
  tokenSecret: string,
) =>
  inTransaction(database, async (transaction) => {
    const share = await findFavouriteShare(transaction, shareId)
    if (!share) return
    const { recipient } = share
    if (await refusesShareMails(transaction, { recipient, secret: tokenSecret })) return
    const sender = await findSender(transaction, share)
    const cards = await findFirstCards(transaction, share)
    if (!sender || cards.length === 0) return
    await lockName(transaction, `shares to ${recipient}`)
    const mail = sharedFavouritesMail({ shareId, share, sender, cards })
    const occasions = await findOccasionsOfDay(transaction, mail)
    if (occasions.length < maxMailsPerRecipientAndDay) await writeMails(transaction, [mail])
  })

/** A sender who has not stated a name is called by the email address. */
async function findSender(transaction: Transaction, { consumerId, locale }: FavouriteShare) {
  const profile = await findProfile(transaction, consumerId, siteOf(locale))
  if (!profile || profile.state !== 'open') return undefined
  const { firstName, lastName, email } = profile
  return { name: [firstName, lastName].filter(Boolean).join(' ') || email, email }
}

async function findFirstCards(transaction: Transaction, { favoriteId, locale }: FavouriteShare) {
  const page = { favoriteId, start: 0, count: shownFavourites }
  const { items } = await findFavourites(transaction, page)
  const ids = items.map(({ id }) => id)
  const market = { locale, siteId: siteOf(locale).siteId }
  return ids.length === 0 ? [] : findProductCards(transaction, { market, ids })
}
