import { z } from 'zod'
import { addressBookFields, approachType } from '../address/address.ts'
import { addressId, consumerId, employeeId, storeId } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { currency } from '../fields/money.ts'
import { birthDate, email, gender, personName, phone, postalCode } from '../fields/person.ts'

/** Passwords and PINs are imported as argon2id hashes, never as plain text. */
const argon2Hash = z
  .string()
  .max(300)
  .regex(
    /^\$argon2id\$v=19\$m=\d{4,7},t=\d{1,2},p=\d{1,2}\$[\w+/]{11,86}\$[\w+/]{22,86}$/,
    'must be an argon2id hash such as $argon2id$v=19$m=19456,t=2,p=1$…$…',
  )
  .nullable()

/** A field that is left out is empty for a new customer, and is unchanged otherwise. */
export const importedCustomer = z.strictObject({
  consumerId,
  email,
  firstName: personName.min(1).nullish(),
  lastName: personName.min(1).nullish(),
  phone: phone.min(5).nullish(),
  postalCode: postalCode.min(2).nullish(),
  birthDate: birthDate.nullish(),
  gender: gender.nullish(),
  /** Null: the customer has to set a password before signing in. */
  passwordHash: argon2Hash.optional(),
  consumerType: z.enum(['REGISTERED', 'EMPLOYEE']).optional(),
  /** `locked` is temporary and set by an operator; `closed` is permanent. */
  state: z.enum(['open', 'locked', 'closed']).optional(),
  memberId: singleLine(30).min(1).nullish(),
  memberSince: z.iso.date().nullish(),
  employeeTermsAccepted: z.boolean().optional(),
  identities: z.array(z.enum(['ATHLETE', 'WRANX', 'IPA'])).optional(),
  /** What athletes, prosumers and associates can spend in a year, in minor units. */
  yearlyLimit: z.int().min(0).max(100_000_000).nullish(),
  yearlySpent: z.int().min(0).max(100_000_000).optional(),
  /** The year of `yearlySpent`; null: the current year. */
  yearlySpentIn: z.int().min(2000).max(9999).nullish(),
  /** Null: the limit applies separately in the currency of each site. */
  yearlyCurrency: currency.nullish(),
  /** Failed attempts since the last successful sign-in; only of a new customer. */
  failedSignIns: z.int().min(0).max(4).default(0),
  /** Replaces what the customer has changed here, too. */
  force: z.boolean().default(false),
})
export type ImportedCustomer = z.infer<typeof importedCustomer>

export const importedStoreEmployee = z.strictObject({
  storeId,
  employeeId,
  name: personName.min(1),
  pinHash: argon2Hash.default(null),
  left: z.boolean().default(false),
})
export type ImportedStoreEmployee = z.infer<typeof importedStoreEmployee>

/** A saved address of a customer; it has to satisfy the address rules of its country. */
export const importedSavedAddress = z.strictObject({
  ...addressBookFields.omit({ isValidated: true }).shape,
  addressId,
  consumerId,
  /** S for a new address. */
  approachType: approachType.optional(),
  /** Whether this is the default address; false for a new one. */
  main: z.boolean().optional(),
  /** Replaces or restores an address that the customer has changed or removed here, too. */
  force: z.boolean().default(false),
})
export type ImportedSavedAddress = z.infer<typeof importedSavedAddress>

export type AccountsRow =
  | ({ kind: 'customer' } & z.input<typeof importedCustomer>)
  | ({ kind: 'savedAddress' } & z.input<typeof importedSavedAddress>)
  | ({ kind: 'storeEmployee' } & z.input<typeof importedStoreEmployee>)
