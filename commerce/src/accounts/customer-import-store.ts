import { toInternationalPhone } from '@cairn/contract/fields/phone'
import { type ImportedCustomer, importedCustomer } from '@cairn/contract/imports/accounts-import'
import { readClock } from '../platform/clock-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/queries/merge-into.ts'
import { rawColumn } from '../platform/database/queries/raw-query.ts'
import {
  type Change,
  changesOf,
  duplicateReferences,
  importKind,
  type RowProblem,
} from '../platform/import/import-kind.ts'
import { hashOf } from '../platform/tokens.ts'
import { endSessionsOf, markAccountsDisabled } from '../sessions/session-store.ts'
import { loginOf, attemptSubject } from './account.ts'

/** Imports accounts of a previous system, and changes made by an operator. */
export const customerImports = {
  customer: importKind(importedCustomer, {
    idsOf: ({ consumerId }) => [consumerId],
    check: checkCustomers,
    write: putCustomers,
  }),
}

type Customers = readonly ImportedCustomer[]

async function checkCustomers(
  transaction: Transaction,
  customers: Customers,
): Promise<RowProblem[]> {
  const logins = customers.map(({ email }, row) => ({ id: loginOf(email), row, path: ['email'] }))
  const existing = await transaction
    .selectFrom('accounts')
    .select(['login', 'account_id as id'])
    .where(
      'login',
      'in',
      logins.map(({ id }) => id),
    )
    .execute()
  const ownerOf = new Map(existing.map(({ login, id }) => [login, id]))
  const others = logins.filter(({ id, row }) => {
    const owner = ownerOf.get(id)
    return owner !== undefined && owner !== customers[row]?.consumerId
  })
  return [
    ...duplicateReferences('address', logins),
    ...others.map(({ row, path }) => ({
      row,
      path,
      message: 'another customer has this address',
    })),
  ]
}

async function putCustomers(transaction: Transaction, customers: Customers): Promise<Change[]> {
  const before = await findAccountsBefore(transaction, customers)
  const thisYear = (await readClock(transaction)).getUTCFullYear()
  const merged = await mergeInto('accounts', {
    transaction,
    owner: 'account_id',
    key: ['account_id'],
    rows: customers.map((customer) => ({
      ...accountColumns(customer, thisYear),
      ...profileColumns(customer, before.get(customer.consumerId)),
    })),
  })
  const isNew = (id: string) => !before.has(id)
  await importFailedSignIns(
    transaction,
    customers.filter(({ consumerId }) => isNew(consumerId)),
  )
  await endSessionsOfChangedAccounts(transaction, customers, before)
  return changesOf('customer', merged)
}

type AccountBefore = {
  state: string
  consumerType: string
  passwordHash: string | null
} & ProfileBefore
type ProfileBefore = Pick<
  ImportedCustomer,
  'memberId' | 'memberSince' | 'phone' | 'postalCode' | 'birthDate'
> & {
  hasEnrollment: boolean
}

async function findAccountsBefore(transaction: Transaction, customers: Customers) {
  const rows = await transaction
    .selectFrom('accounts')
    .select([
      'account_id as id',
      'state',
      'consumer_type as consumerType',
      'password_hash as passwordHash',
      'member_id as memberId',
      'member_since as memberSince',
      'phone',
      'postal_code as postalCode',
      'birth_date as birthDate',
      rawColumn('hasEnrollment', 'boolean')`exists (
        select from enrollments e where e.account_id = accounts.account_id)`,
    ])
    .where(
      'account_id',
      'in',
      customers.map(({ consumerId }) => consumerId),
    )
    .execute()
  return new Map<string, AccountBefore>(rows.map(({ id, ...account }) => [id, account]))
}

/** A membership that was joined or left here overrides the file. Details entered here stay where the file has none. */
function profileColumns(customer: ImportedCustomer, before: ProfileBefore | undefined) {
  const profile = before?.hasEnrollment ? before : emptyProfile
  const { memberId, memberSince } = before?.hasEnrollment ? before : customer
  const phone = customer.phone && toInternationalPhone(customer.phone)
  return {
    member_id: memberId,
    member_since: memberSince,
    phone: phone ?? profile.phone,
    postal_code: customer.postalCode ?? profile.postalCode,
    birth_date: customer.birthDate ?? profile.birthDate,
  }
}

const emptyProfile = { phone: null, postalCode: null, birthDate: null }

const middleOf = (year: number) => new Date(Date.UTC(year, 6, 1))

const accountColumns = (customer: ImportedCustomer, thisYear: number) => ({
  account_id: customer.consumerId,
  email: customer.email,
  login: loginOf(customer.email),
  password_hash: customer.passwordHash,
  consumer_type: customer.consumerType,
  state: customer.state,
  first_name: customer.firstName,
  last_name: customer.lastName,
  gender: customer.gender,
  employee_terms_accepted: customer.employeeTermsAccepted,
  identities: customer.identities,
  yearly_limit: customer.yearlyLimit,
  yearly_spent: customer.yearlySpent,
  yearly_currency: customer.yearlyCurrency,
  yearly_spent_at: middleOf(customer.yearlySpentIn ?? thisYear),
})

async function importFailedSignIns(transaction: Transaction, customers: Customers) {
  const customersWithFailures = customers.filter(({ failedSignIns }) => failedSignIns > 0)
  if (customersWithFailures.length === 0) return
  await transaction
    .insertInto('sign_in_attempts')
    .values(
      customersWithFailures.map(({ email, failedSignIns }) => ({
        subject: hashOf(attemptSubject.customer(loginOf(email))),
        attempts: failedSignIns,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends the sessions of accounts that were closed or whose rights or password changed. */
async function endSessionsOfChangedAccounts(
  transaction: Transaction,
  customers: Customers,
  before: ReadonlyMap<string, AccountBefore>,
) {
  const closedIds: string[] = []
  const changedIds: string[] = []
  for (const { consumerId, state, consumerType, passwordHash } of customers) {
    const accountBefore = before.get(consumerId)
    if (!accountBefore) continue
    if (state !== 'open' && accountBefore.state === 'open') closedIds.push(consumerId)
    else if (
      accountBefore.consumerType !== consumerType ||
      accountBefore.passwordHash !== passwordHash
    )
      changedIds.push(consumerId)
  }
  await markAccountsDisabled(transaction, closedIds)
  await endSessionsOf(transaction, changedIds)
}
