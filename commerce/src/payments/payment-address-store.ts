import type { Address } from '@cairn/contract/address'
import { accept, refuse } from '@cairn/contract/result'
import { findNamedAddress } from '../accounts/address-book-store.ts'
import type { Database } from '../platform/database/database.ts'
import { paymentAddress } from './payment-address.ts'

type Wanted = { typed: Address | undefined; consumerId: string; country: string }

/** Whom a card belongs to: typed, or one of the address book. */
export async function findPaymentAddress(
  database: Database,
  { typed, consumerId, country }: Wanted,
) {
  if (!typed) return accept(undefined)
  const named = await findNamedAddress(database, { typed, consumerId })
  return named.ok ? paymentAddress(named.value, country) : refuse('paymentAddressNotFound')
}
