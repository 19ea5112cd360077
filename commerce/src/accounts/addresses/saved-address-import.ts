import type { AddressBookFields } from '@cairn/contract/address/address'
import type { BookEntry } from './address-book.ts'

/** What the latest import wrote. The digest is null if the address belongs to the customer. */
export type ImportedState = { digest: string | null; isMain: boolean }

export type AddressBefore = {
  /** Undefined if there is no such address. */
  entry: BookEntry | undefined
  imported: ImportedState | undefined
  /** Whether the customer has chosen the present main address of the type. */
  isMainChosen: boolean
}

type AddressRow = {
  addressId: string
  fields: AddressBookFields
  approachType: BookEntry['approachType']
  /** Undefined if the row leaves it out. */
  main: boolean | undefined
  force: boolean
}

type AddressImport = {
  /** Undefined if the customer has removed the address. */
  entry: BookEntry | undefined
  imported: ImportedState
  /** What was not written, because the customer has changed it. */
  keptFields: string[]
}

type Hash = (text: string) => string

/** Decides what a row changes. What the customer has changed or removed here stays as it is. */
export function mergeAddress(row: AddressRow, before: AddressBefore, hash: Hash): AddressImport {
  const given = { fields: row.fields, approachType: row.approachType }
  const digest = addressDigest(row.addressId, given, hash)
  const { entry, imported } = before
  const currentDigest = entry && addressDigest(row.addressId, entry, hash)
  const isOwn = entry ? imported?.digest !== currentDigest : imported !== undefined
  const { isMain, importedMain } = mergeMain(row, before)
  const keptMain = row.main === !isMain ? ['main'] : []
  if (!isOwn || row.force) {
    return {
      entry: { id: row.addressId, ...given, isMain },
      imported: { digest, isMain: importedMain },
      keptFields: keptMain,
    }
  }
  return {
    entry: entry && { ...entry, isMain },
    imported: { digest: null, isMain: importedMain },
    keptFields: [...(currentDigest === digest ? [] : ['address']), ...keptMain],
  }
}

type MainImport = { isMain: boolean; importedMain: boolean }

function mergeMain({ main, force }: AddressRow, before: AddressBefore): MainImport {
  const current = before.entry?.isMain === true
  const isOwn = hasChosenMain(before) && !(force && main !== undefined)
  const isTaken = main === true && before.isMainChosen && !force
  const isMain = isOwn || isTaken || main === undefined ? current : main
  return { isMain, importedMain: isOwn ? !isMain : isMain }
}

const hasChosenMain = ({ entry, imported }: AddressBefore): boolean =>
  entry !== undefined && imported?.isMain !== entry.isMain

/** Does not depend on the order of the fields, which the database does not keep. */
function addressDigest(
  addressId: string,
  { fields, approachType }: Pick<BookEntry, 'fields' | 'approachType'>,
  hash: Hash,
): string {
  const sorted = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hash(JSON.stringify([addressId, approachType, sorted]))
}
