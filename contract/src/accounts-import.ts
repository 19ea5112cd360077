import { z } from 'zod'
import { addressFields, approachType } from './address.ts'
import { addressId, consumerId, employeeId, storeId } from './identifiers.ts'
import { currency } from './money.ts'
import { birthDate, email, gender, personName, phone, postalCode } from './person.ts'
import { line } from './text.ts'

/** Passwords and PINs are handed in as argon2id made of them, never as they are. */
const hashed = z
  .string()
  .max(300)
  .regex(
    /^\$argon2id\$v=19\$m=\d{4,7},t=\d{1,2},p=\d{1,2}\$[\w+/]{11,86}\$[\w+/]{22,86}$/,
    'must be an argon2id hash such as $argon2id$v=19$m=19456,t=2,p=1$…$…',
  )
  .nullable()
  .default(null)

export const importedCustomer = z.strictObject({
  consumerId,
  email,
  firstName: personName.min(1).nullable().default(null),
  lastName: personName.min(1).nullable().default(null),
  phone: phone.min(5).nullable().default(null),
  postalCode: postalCode.min(2).nullable().default(null),
  birthDate: birthDate.nullable().default(null),
  gender: gender.nullable().default(null),
  /** None: signing in has to wait until a password is chosen. */
  passwordHash: hashed,
  consumerType: z.enum(['REGISTERED', 'EMPLOYEE']).default('REGISTERED'),
  /** Locked: not for now, by an operator. Closed: for good. */
  state: z.enum(['open', 'locked', 'closed']).default('open'),
  memberId: line(30).min(1).nullable().default(null),
  memberSince: z.iso.date().nullable().default(null),
  employeeTermsAccepted: z.boolean().default(false),
  identities: z.array(z.enum(['ATHLETE', 'WRANX', 'IPA'])).default([]),
  /** What athletes, prosumers and associates may spend in a year, and have spent, in whole cents. */
  yearlyLimit: z.int().min(0).max(100_000_000).nullable().default(null),
  yearlySpent: z.int().min(0).max(100_000_000).default(0),
  /** Of which year; none: of this one. */
  yearlySpentIn: z.int().min(2000).max(9999).nullable().default(null),
  /** None: so much in the currency of each site, counted apart. */
  yearlyCurrency: currency.nullable().default(null),
  /** Wrong passwords since the last right one. */
  failedSignIns: z.int().min(0).max(4).default(0),
})
export type ImportedCustomer = z.infer<typeof importedCustomer>

export const importedStoreEmployee = z.strictObject({
  storeId,
  employeeId,
  name: personName.min(1),
  pinHash: hashed,
  /** No longer working there. */
  left: z.boolean().default(false),
})
export type ImportedStoreEmployee = z.infer<typeof importedStoreEmployee>

/** An address of a customer's book, with all that its country wants. */
export const importedSavedAddress = z.strictObject({
  ...addressFields,
  addressId,
  consumerId,
  approachType: approachType.default('S'),
  /** The one that is taken if nothing is said. */
  main: z.boolean().default(false),
})
export type ImportedSavedAddress = z.infer<typeof importedSavedAddress>

export type AccountsRow =
  | ({ kind: 'customer' } & z.input<typeof importedCustomer>)
  | ({ kind: 'savedAddress' } & z.input<typeof importedSavedAddress>)
  | ({ kind: 'storeEmployee' } & z.input<typeof importedStoreEmployee>)
