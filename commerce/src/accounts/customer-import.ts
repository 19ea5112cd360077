import { toInternationalPhone } from '@cairn/contract/fields/phone'
import type { ImportedCustomer } from '@cairn/contract/imports/accounts-import'

type FieldsOf<Name extends keyof ImportedCustomer> = {
  [Field in Name]: Exclude<ImportedCustomer[Field], undefined>
}

/** What customers change themselves. */
export type PersonalFields = FieldsOf<
  | 'email'
  | 'passwordHash'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'postalCode'
  | 'birthDate'
  | 'gender'
  | 'employeeTermsAccepted'
>

/** What only an operator decides. */
type OperatorFields = FieldsOf<
  'consumerType' | 'state' | 'identities' | 'yearlyLimit' | 'yearlyCurrency' | 'yearlySpent'
> & {
  /** In the format of the database. */
  yearlySpentAt: string
}

type Membership = FieldsOf<'memberId' | 'memberSince'>

/**
 * The hashes of the fields that an import wrote. A field with null belongs to the customer, and with `account` so does the
 * account: it was created here.
 */
export type ImportedDigests = Readonly<Record<string, string | null>>

export type AccountFields = PersonalFields & OperatorFields & Membership

export type ImportedAccount = AccountFields & {
  digests: ImportedDigests
  /** Whether the customer has joined or left the loyalty programme here. */
  hasEnrollment: boolean
}

export type CustomerImport = {
  consumerId: string
  fields: AccountFields
  digests: ImportedDigests
  /** The fields of the row that were not written, because the customer has changed them. */
  keptFields: string[]
}

type ImportConditions = { thisYear: number; hash: (text: string) => string }

/** Decides what a row changes. Absent fields stay as they are, and so does what the customer has changed here. */
export function mergeCustomer(
  customer: ImportedCustomer,
  before: ImportedAccount | undefined,
  { thisYear, hash }: ImportConditions,
): CustomerImport {
  const personal = mergePersonalFields(customer, before, hash)
  return {
    consumerId: customer.consumerId,
    digests: personal.digests,
    keptFields: personal.keptFields,
    fields: {
      ...personal.fields,
      ...operatorFields(customer, before, thisYear),
      ...membershipOf(customer, before),
    },
  }
}

const emptyFields: PersonalFields = {
  email: '',
  passwordHash: null,
  firstName: null,
  lastName: null,
  phone: null,
  postalCode: null,
  birthDate: null,
  gender: null,
  employeeTermsAccepted: false,
}

function mergePersonalFields(
  customer: ImportedCustomer,
  before: ImportedAccount | undefined,
  hash: ImportConditions['hash'],
) {
  const { consumerId, force } = customer
  const digests: Record<string, string | null> = { ...before?.digests }
  const isCreatedHere = before !== undefined && Object.keys(before.digests).length === 0
  if (isCreatedHere) digests['account'] = null
  const keptFields: string[] = []
  function mergeField<Name extends keyof PersonalFields>(
    name: Name,
    given: PersonalFields[Name] | undefined,
  ): PersonalFields[Name] {
    const current = (before ?? emptyFields)[name]
    const digestOf = (value: unknown) => hash(`${consumerId} ${name} ${JSON.stringify(value)}`)
    const imported = digests[name]
    const isOwn =
      imported === undefined ? current !== emptyFields[name] : imported !== digestOf(current)
    const isWritten = given !== undefined && (force || !isOwn)
    if (isOwn) digests[name] = null
    if (isWritten) digests[name] = digestOf(given)
    else if (given !== undefined && given !== current) keptFields.push(name)
    return isWritten ? given : current
  }
  const fields: PersonalFields = {
    email: mergeField('email', customer.email),
    passwordHash: mergeField('passwordHash', customer.passwordHash),
    firstName: mergeField('firstName', customer.firstName),
    lastName: mergeField('lastName', customer.lastName),
    phone: mergeField('phone', customer.phone && toInternationalPhone(customer.phone)),
    postalCode: mergeField('postalCode', customer.postalCode),
    birthDate: mergeField('birthDate', customer.birthDate),
    gender: mergeField('gender', customer.gender),
    employeeTermsAccepted: mergeField('employeeTermsAccepted', customer.employeeTermsAccepted),
  }
  return { fields, digests, keptFields }
}

function operatorFields(
  customer: ImportedCustomer,
  before: ImportedAccount | undefined,
  thisYear: number,
): OperatorFields {
  const { yearlySpent, yearlySpentIn } = customer
  const known = before ?? newAccount
  const isSpendingKept = yearlySpent === undefined && yearlySpentIn === undefined
  return {
    consumerType: valueOf(customer.consumerType, known.consumerType),
    state: valueOf(customer.state, known.state),
    identities: valueOf(customer.identities, known.identities),
    yearlyLimit: valueOf(customer.yearlyLimit, known.yearlyLimit),
    yearlyCurrency: valueOf(customer.yearlyCurrency, known.yearlyCurrency),
    yearlySpent: valueOf(yearlySpent, known.yearlySpent),
    yearlySpentAt:
      before && isSpendingKept ? before.yearlySpentAt : middleOf(yearlySpentIn ?? thisYear),
  }
}

const newAccount: Omit<OperatorFields, 'yearlySpentAt'> & Membership = {
  consumerType: 'REGISTERED',
  state: 'open',
  identities: [],
  yearlyLimit: null,
  yearlyCurrency: null,
  yearlySpent: 0,
  memberId: null,
  memberSince: null,
}

const valueOf = <Value>(given: Value | undefined, known: Value): Value =>
  given === undefined ? known : given

const middleOf = (year: number) => `${year}-07-01T00:00:00.000000Z`

/** A membership that was joined or left here is never imported: it is a consent. */
function membershipOf(
  { memberId, memberSince }: ImportedCustomer,
  before: ImportedAccount | undefined,
): Membership {
  if (before?.hasEnrollment) return { memberId: before.memberId, memberSince: before.memberSince }
  const known = before ?? newAccount
  return {
    memberId: valueOf(memberId, known.memberId),
    memberSince: valueOf(memberSince, known.memberSince),
  }
}
