import {
  type AddressBookEntry,
  type AddressBookEntryChange,
  type AddressBookFields,
  addressBookFields,
} from '@cairn/contract/address/address'
import { addressRulesOf, findInvalidFields } from '@cairn/contract/address/address-rules'
import { normaliseAddress } from '@cairn/contract/address/normalise-address'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'

export const maxAddresses = 50

export type BookEntry = {
  id: string
  approachType: 'S' | 'B'
  isMain: boolean
  fields: AddressBookFields
}

/** The entries, and the email of the account, which is the default of an address. */
export type AddressBook = { email: string; entries: readonly BookEntry[] }

const fieldNames = addressBookFields.keyof().options

type AddressRefusal = Refusal<'addressInvalid' | 'addressExists'>
type AddressEdit = { input: AddressBookEntryChange; id: string; country: string }

/** The first address of its type becomes the main one. */
export function withNewAddress(
  book: AddressBook,
  { input, id, country }: AddressEdit,
): Result<BookEntry[], AddressRefusal | Refusal<'addressBookFull'>> {
  const { entries } = book
  if (entries.length >= maxAddresses) return refuse('addressBookFull')
  const { approachType = 'S', main = false } = input
  const fields = checkFields(
    { email: book.email, ...canonicalFields(input) },
    { country, approachType },
  )
  if (!fields.ok) return fields
  const entry = { id, approachType, isMain: main, fields: fields.value }
  return isDuplicate(entries, entry) ? refuse('addressExists') : accept(withEntry(entries, entry))
}

/** Absent fields stay as they are, empty fields are removed. */
export function withChangedAddress(
  { email, entries }: AddressBook,
  { input, id, country }: AddressEdit,
): Result<BookEntry[], AddressRefusal | Refusal<'addressIdUnknown'>> {
  const before = entries.find((entry) => entry.id === id)
  if (!before) return refuse('addressIdUnknown')
  const { approachType = before.approachType, main = false } = input
  const isStillMain = before.isMain && before.approachType === approachType
  const merged = { email, ...before.fields, ...canonicalFields(input) }
  const fields = checkFields(merged, { country, approachType })
  if (!fields.ok) return fields
  const entry = { id, approachType, isMain: main || isStillMain, fields: fields.value }
  return isDuplicate(entries, entry) ? refuse('addressExists') : accept(withEntry(entries, entry))
}

/** After the main address, the oldest remaining one of its type becomes the main one. */
export function withoutAddress(
  { entries }: AddressBook,
  id: string,
): Result<BookEntry[], Refusal<'addressIdUnknown'>> {
  const remaining = entries.filter((entry) => entry.id !== id)
  return remaining.length === entries.length
    ? refuse('addressIdUnknown')
    : accept(withMainOfEachType(remaining))
}

/** Some fields have two names on the wire; they are stored under one. */
export function canonicalFields(input: AddressBookEntryChange): AddressBookFields {
  const canonical: AddressBookFields = {
    ...input,
    ...definedField('firstName', input.firstName ?? input.recipientFirstName),
    ...definedField('lastName', input.lastName ?? input.recipientLastName),
    ...definedField('email', input.email ?? input.recipientContactEmail),
    ...definedField('phone', input.phone ?? input.recipientContactPhone),
    ...definedField('province', input.province ?? input.stateCityProvDept),
  }
  return bookFieldsOf(canonical)
}

const bookFieldsOf = (fields: AddressBookFields): AddressBookFields =>
  Object.fromEntries(
    fieldNames.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  )

const definedField = (name: keyof AddressBookFields, value: string | undefined) =>
  value === undefined ? {} : { [name]: value }

type AddressPurpose = { country: string; approachType: 'S' | 'B' }

/** Normalises an address and checks it by the rules of its country for its use. */
export function checkFields(
  input: AddressBookFields,
  { country, approachType }: AddressPurpose,
): Result<AddressBookFields, Refusal<'addressInvalid'>> {
  const fields = normaliseAddress(input, country)
  const { countryCode = country } = fields
  const completed = { ...fields, country: fields.country ?? countryCode }
  const { missing, invalid } = findInvalidFields(
    completed,
    addressRulesOf(countryCode, approachType === 'B' ? 'billing' : 'shipping'),
  )
  const invalidFields = [...missing, ...invalid]
  if (invalidFields.length > 0)
    return refuse('addressInvalid', { fields: invalidFields.join(', ') })
  return accept({ ...fields, countryCode })
}

const comparedFields = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'countryCode',
] as const

/** The same name and address, without regard to case. */
const isDuplicate = (entries: readonly BookEntry[], entry: BookEntry): boolean =>
  entries.some(
    (otherEntry) =>
      otherEntry.id !== entry.id &&
      otherEntry.approachType === entry.approachType &&
      comparedFields.every(
        (name) =>
          (otherEntry.fields[name] ?? '').toLowerCase() ===
          (entry.fields[name] ?? '').toLowerCase(),
      ),
  )

function withEntry(entries: readonly BookEntry[], entry: BookEntry): BookEntry[] {
  const isExisting = entries.some(({ id }) => id === entry.id)
  const all = isExisting
    ? entries.map((otherEntry) => (otherEntry.id === entry.id ? entry : otherEntry))
    : [...entries, entry]
  const isDemoted = ({ id, approachType }: BookEntry) =>
    entry.isMain && id !== entry.id && approachType === entry.approachType
  return withMainOfEachType(
    all.map((otherEntry) =>
      isDemoted(otherEntry) ? { ...otherEntry, isMain: false } : otherEntry,
    ),
  )
}

/** Makes the first entry of each type the main one if none is. */
function withMainOfEachType(entries: readonly BookEntry[]): BookEntry[] {
  const newMainEntries = (['S', 'B'] as const).flatMap((kind) => {
    const ofKind = entries.filter(({ approachType }) => approachType === kind)
    return ofKind.some(({ isMain }) => isMain) ? [] : ofKind.slice(0, 1)
  })
  return entries.map((entry) =>
    newMainEntries.includes(entry) ? { ...entry, isMain: true } : entry,
  )
}

export function addressBookAnswer({
  id,
  approachType,
  isMain,
  fields,
}: BookEntry): AddressBookEntry {
  const { firstName, lastName, email, phone, province } = fields
  return {
    ...bookFieldsOf(fields),
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
