import type { AddressBookChange, BookAddress } from '@cairn/contract/address'
import { addressFields, addressRulesOf, brokenFields } from '@cairn/contract/address-rules'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { tidyAddress } from '@cairn/contract/tidy-address'

/** Nobody sends parcels to more places than these. */
export const mostAddresses = 50

export type BookFields = Pick<AddressBookChange, (typeof fieldNames)[number]>
export type BookEntry = { id: string; approachType: 'S' | 'B'; isMain: boolean; fields: BookFields }

/** Everything that somebody keeps, and where they are written to if an address does not say. */
export type AddressBook = { email: string; entries: readonly BookEntry[] }

const fieldNames = [...addressFields, 'countryCode', 'phoneCode', 'isValidated'] as const

type Refused = Refusal<'addressInvalid' | 'addressExists'>
type Written = { given: AddressBookChange; id: string; country: string }

/** With one more, which is the main one if it is the first of its kind. */
export function withNewAddress(
  book: AddressBook,
  { given, id, country }: Written,
): Result<BookEntry[], Refused | Refusal<'addressBookFull'>> {
  const { entries } = book
  if (entries.length >= mostAddresses) return refuse('addressBookFull')
  const { approachType = 'S', main = false } = given
  const fields = checkFields({ email: book.email, ...namedOnce(given) }, country)
  if (!fields.ok) return fields
  const entry = { id, approachType, isMain: main, fields: fields.value }
  return isKnown(entries, entry) ? refuse('addressExists') : accept(settleMain(entries, entry))
}

/** With another one in its place: what is not said stays, and what is said to be empty goes. */
export function withChangedAddress(
  { email, entries }: AddressBook,
  { given, id, country }: Written,
): Result<BookEntry[], Refused | Refusal<'addressIdUnknown'>> {
  const before = entries.find((each) => each.id === id)
  if (!before) return refuse('addressIdUnknown')
  const { approachType = before.approachType, main = false } = given
  const isStillMain = before.isMain && before.approachType === approachType
  const merged = { email, ...before.fields, ...namedOnce(given) }
  const fields = checkFields(merged, country)
  if (!fields.ok) return fields
  const entry = { id, approachType, isMain: main || isStillMain, fields: fields.value }
  return isKnown(entries, entry) ? refuse('addressExists') : accept(settleMain(entries, entry))
}

/** Without one; where the main one goes, the one that was kept next becomes it. */
export function withoutAddress(
  { entries }: AddressBook,
  id: string,
): Result<BookEntry[], Refusal<'addressIdUnknown'>> {
  const left = entries.filter((each) => each.id !== id)
  return left.length === entries.length ? refuse('addressIdUnknown') : accept(withMains(left))
}

/** What has two names on the wire is kept under one. */
export function namedOnce(given: AddressBookChange): BookFields {
  const named: BookFields = {
    ...given,
    ...told('firstName', given.firstName ?? given.recipientFirstName),
    ...told('lastName', given.lastName ?? given.recipientLastName),
    ...told('email', given.email ?? given.recipientContactEmail),
    ...told('phone', given.phone ?? given.recipientContactPhone),
    ...told('province', given.province ?? given.stateCityProvDept),
  }
  return Object.fromEntries(
    fieldNames.flatMap((name) => (named[name] === undefined ? [] : [[name, named[name]]])),
  )
}

const told = (name: keyof BookFields, value: string | undefined) =>
  value === undefined ? {} : { [name]: value }

/** As the post of its country writes it, with all that a parcel or a bill needs. */
export function checkFields(
  typed: BookFields,
  country: string,
): Result<BookFields, Refusal<'addressInvalid'>> {
  const fields = tidyAddress(typed, country)
  const { countryCode = country } = fields
  const known = { ...fields, country: fields.country ?? countryCode }
  const { missing, wrong } = brokenFields(known, addressRulesOf(countryCode))
  const broken = [...missing, ...wrong]
  if (broken.length > 0) return refuse('addressInvalid', { fields: broken.join(', ') })
  return accept({ ...fields, countryCode })
}

const compared = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'countryCode',
] as const

/** The same person at the same place, however it is spelled. */
const isKnown = (entries: readonly BookEntry[], entry: BookEntry): boolean =>
  entries.some(
    (each) =>
      each.id !== entry.id &&
      each.approachType === entry.approachType &&
      compared.every(
        (name) =>
          (each.fields[name] ?? '').toLowerCase() === (entry.fields[name] ?? '').toLowerCase(),
      ),
  )

function settleMain(entries: readonly BookEntry[], entry: BookEntry): BookEntry[] {
  const isThere = entries.some(({ id }) => id === entry.id)
  const all = isThere
    ? entries.map((each) => (each.id === entry.id ? entry : each))
    : [...entries, entry]
  const isDemoted = ({ id, approachType }: BookEntry) =>
    entry.isMain && id !== entry.id && approachType === entry.approachType
  return withMains(all.map((each) => (isDemoted(each) ? { ...each, isMain: false } : each)))
}

/** Of each kind that there is, one is the main one. */
function withMains(entries: readonly BookEntry[]): BookEntry[] {
  const firsts = (['S', 'B'] as const).flatMap((kind) => {
    const ofKind = entries.filter(({ approachType }) => approachType === kind)
    return ofKind.some(({ isMain }) => isMain) ? [] : ofKind.slice(0, 1)
  })
  return entries.map((each) => (firsts.includes(each) ? { ...each, isMain: true } : each))
}

/** An entry as it crosses the wire. */
export function bookAnswer({ id, approachType, isMain, fields }: BookEntry): BookAddress {
  const { firstName, lastName, email, phone, province } = fields
  return {
    ...fields,
    recipientFirstName: firstName,
    recipientLastName: lastName,
    recipientContactEmail: email,
    recipientContactPhone: phone,
    stateCityProvDept: province,
    id,
    addressId: id,
    approachType,
    main: isMain,
  }
}
