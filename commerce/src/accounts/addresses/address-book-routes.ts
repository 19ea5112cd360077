import { addAddress, changeAddress, removeAddress } from '@cairn/contract/address/address-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import type { Database } from '../../platform/database/database.ts'
import { serve } from '../../platform/wire/serve.ts'
import type { SessionGuards } from '../../sessions/session-guard.ts'
import { changeAddressBook, isCardBillingAddress } from './address-book-store.ts'
import { withChangedAddress, withNewAddress, withoutAddress } from './address-book.ts'

type AddressBookDeps = { database: Database; guards: SessionGuards }

export const addressBookRoutes = ({ database, guards }: AddressBookDeps) => [
  serve(addAddress, guards.shopper, async ({ access, body, context }) => {
    const addressId = crypto.randomUUID()
    const edit = { input: body.address, id: addressId, country: context.site.country }
    const result = await changeAddressBook(database, access.consumerId, (book) =>
      withNewAddress(book, edit),
    )
    if (!result) return refuse('sessionMissing')
    return result.ok ? accept({ addressId }) : result
  }),

  serve(changeAddress, guards.shopper, async ({ access, params, body, context }) => {
    const { addressId } = params
    const edit = { input: body.address, id: addressId, country: context.site.country }
    const result = await changeAddressBook(database, access.consumerId, (book) =>
      withChangedAddress(book, edit),
    )
    if (!result) return refuse('addressIdUnknown')
    return result.ok ? accept({ addressId }) : result
  }),

  serve(
    removeAddress,
    guards.shopper,
    async ({ access: { consumerId }, params: { addressId } }) => {
      if (await isCardBillingAddress(database, { addressId, consumerId }))
        return refuse('billingAddressInUse')
      const removed = await changeAddressBook(database, consumerId, (book) =>
        withoutAddress(book, addressId),
      )
      if (!removed) return refuse('addressIdUnknown')
      return removed.ok ? accept({}) : removed
    },
  ),
]
