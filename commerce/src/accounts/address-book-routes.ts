import { addAddress, changeAddress, removeAddress } from '@cairn/contract/address-book'
import { accept, refuse } from '@cairn/contract/result'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { withChangedAddress, withNewAddress, withoutAddress } from './address-book.ts'
import { changeBook, isBilledTo } from './address-book-store.ts'

type AddressBookNeeds = { database: Database; guards: SessionGuards }

/** The addresses that a shopper keeps; somebody else's are not found. */
export const addressBookRoutes = ({ database, guards }: AddressBookNeeds) => [
  serve(addAddress, guards.shopper, async ({ grant, body, asked }) => {
    const addressId = crypto.randomUUID()
    const written = { given: body.address, id: addressId, country: asked.site.country }
    const added = await changeBook(database, grant.consumerId, (book) =>
      withNewAddress(book, written),
    )
    if (!added) return refuse('sessionMissing')
    return added.ok ? accept({ addressId }) : added
  }),

  serve(changeAddress, guards.shopper, async ({ grant, params, body, asked }) => {
    const { addressId } = params
    const written = { given: body.address, id: addressId, country: asked.site.country }
    const changed = await changeBook(database, grant.consumerId, (book) =>
      withChangedAddress(book, written),
    )
    if (!changed) return refuse('addressIdUnknown')
    return changed.ok ? accept({ addressId }) : changed
  }),

  serve(removeAddress, guards.shopper, async ({ grant: { consumerId }, params: { addressId } }) => {
    if (await isBilledTo(database, { addressId, consumerId })) return refuse('billingAddressInUse')
    const removed = await changeBook(database, consumerId, (book) =>
      withoutAddress(book, addressId),
    )
    if (!removed) return refuse('addressIdUnknown')
    return removed.ok ? accept({}) : removed
  }),
]
