import { isDeepStrictEqual } from 'node:util'
import { type ImportedCustomer, importedCustomer } from '@cairn/contract/imports/accounts-import'
import { readClock } from '../platform/clock-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/queries/merge-into.ts'
import { anyOf, rawColumn } from '../platform/database/queries/raw-query.ts'
import { faultPoint } from '../platform/faults.ts'
import {
  type Change,
  changesOf,
  duplicateReferences,
  importKind,
  keptFieldsOf,
  type RowProblem,
} from '../platform/import/import-kind.ts'
import { hashOf } from '../platform/tokens.ts'
import { endSessionsOf, markAccountsDisabled } from '../sessions/session-store.ts'
import { loginOf, attemptSubject } from './account.ts'
import {
  type AccountFields,
  type CustomerImport,
  type ImportedAccount,
  type ImportedDigests,
  mergeCustomer,
} from './customer-import.ts'

/** Imports accounts of a previous system, and changes made by an operator. */
export const customerImports = {
  customer: importKind(importedCustomer, {
    idsOf: ({ consumerId }) => [consumerId],
    check: checkCustomers,
    write: putCustomers,
  }),
}

type Customers = readonly ImportedCustomer[]
type AccountsBefore = ReadonlyMap<string, ImportedAccount>

async function checkCustomers(
  transaction: Transaction,
  customers: Customers,
): Promise<RowProblem[]> {
  const { merged } = await mergeCustomers(transaction, customers)
  const logins = merged.map(({ fields }) => loginOf(fields.email))
  const existing = await transaction
    .selectFrom('accounts')
    .select(['login', 'account_id as id'])
    .where('login', '=', anyOf(logins))
    .execute()
  const ownerOf = new Map(existing.map(({ login, id }) => [login, id]))
  const references = logins.map((id, row) => ({ id, row, path: ['email'] }))
  const others = references.filter(({ id, row }) => {
    const owner = ownerOf.get(id)
    return owner !== undefined && owner !== customers[row]?.consumerId
  })
  return [
    ...duplicateReferences('address', references),
    ...others.map(({ row, path }) => ({
      row,
      path,
      message: 'another customer has this address',
    })),
  ]
}

async function putCustomers(transaction: Transaction, customers: Customers): Promise<Change[]> {
  const { before, merged } = await mergeCustomers(transaction, customers)
  const changedIds = new Set(
    merged
      .filter((customer) => isChange(customer, before.get(customer.consumerId)))
      .map(({ consumerId }) => consumerId),
  )
  await faultPoint('import.compared')
  await lockAccounts(transaction, [...changedIds])
  // The customers may have changed something until they were locked.
  const locked = await mergeCustomers(
    transaction,
    customers.filter(({ consumerId }) => changedIds.has(consumerId)),
  )
  const written = await writeAccounts(transaction, locked.merged)
  await importFailedSignIns(
    transaction,
    customers.filter(({ consumerId }) => !before.has(consumerId)),
  )
  await endSessionsOfChangedAccounts(transaction, locked)
  const unchanged = merged.filter(({ consumerId }) => !changedIds.has(consumerId))
  const records = [...unchanged, ...locked.merged].map(({ consumerId: id, keptFields }) => ({
    id,
    keptFields,
  }))
  return [...changesOf('customer', written), ...keptFieldsOf('customer', records)]
}

const isChange = ({ fields, digests }: CustomerImport, before: ImportedAccount | undefined) =>
  before === undefined ||
  !isDeepStrictEqual(digests, before.digests) ||
  !isDeepStrictEqual({ ...before, ...fields }, before)

type MergedCustomers = { before: AccountsBefore; merged: CustomerImport[] }

async function mergeCustomers(
  transaction: Transaction,
  customers: Customers,
): Promise<MergedCustomers> {
  const ids = customers.map(({ consumerId }) => consumerId)
  const before = await findAccountsBefore(transaction, ids)
  const thisYear = (await readClock(transaction)).getUTCFullYear()
  const merged = customers.map((customer) =>
    mergeCustomer(customer, before.get(customer.consumerId), { thisYear, hash: hashOf }),
  )
  return { before, merged }
}

async function findAccountsBefore(
  transaction: Transaction,
  ids: readonly string[],
): Promise<AccountsBefore> {
  const rows = await transaction
    .selectFrom('accounts as a')
    .leftJoin('account_imports as i', 'i.account_id', 'a.account_id')
    .select([
      'a.account_id as id',
      'email',
      'password_hash as passwordHash',
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'postal_code as postalCode',
      'birth_date as birthDate',
      'gender',
      'employee_terms_accepted as employeeTermsAccepted',
      'consumer_type as consumerType',
      'state',
      'identities',
      'yearly_limit as yearlyLimit',
      'yearly_currency as yearlyCurrency',
      'yearly_spent as yearlySpent',
      'member_id as memberId',
      'member_since as memberSince',
      'digests',
      rawColumn('yearlySpentAt', 'text')`
        to_char(yearly_spent_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      rawColumn('hasEnrollment', 'boolean')`exists (
        select from enrollments e where e.account_id = a.account_id)`,
    ])
    .$narrowType<
      Pick<AccountFields, 'identities' | 'yearlyCurrency'> & { digests: ImportedDigests | null }
    >()
    .where('a.account_id', '=', anyOf(ids))
    .execute()
  return new Map(
    rows.map(({ id, digests, ...account }) => [id, { ...account, digests: digests ?? {} }]),
  )
}

/** In the order of their ids, so that two transactions cannot deadlock. */
export async function lockAccounts(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await transaction
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', anyOf(ids))
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute()
}

async function writeAccounts(transaction: Transaction, merged: readonly CustomerImport[]) {
  const written = await mergeInto('accounts', {
    transaction,
    owner: 'account_id',
    key: ['account_id'],
    rows: merged.map(accountColumns),
  })
  await mergeInto('account_imports', {
    transaction,
    owner: 'account_id',
    key: ['account_id'],
    rows: merged.map(({ consumerId, digests }) => ({ account_id: consumerId, digests })),
  })
  return written
}

const accountColumns = ({ consumerId, fields }: CustomerImport) => ({
  account_id: consumerId,
  email: fields.email,
  login: loginOf(fields.email),
  password_hash: fields.passwordHash,
  consumer_type: fields.consumerType,
  state: fields.state,
  first_name: fields.firstName,
  last_name: fields.lastName,
  phone: fields.phone,
  postal_code: fields.postalCode,
  birth_date: fields.birthDate,
  gender: fields.gender,
  member_id: fields.memberId,
  member_since: fields.memberSince,
  employee_terms_accepted: fields.employeeTermsAccepted,
  identities: fields.identities,
  yearly_limit: fields.yearlyLimit,
  yearly_spent: fields.yearlySpent,
  yearly_currency: fields.yearlyCurrency,
  yearly_spent_at: fields.yearlySpentAt,
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
  { before, merged }: MergedCustomers,
) {
  const closedIds: string[] = []
  const changedIds: string[] = []
  for (const { consumerId, fields } of merged) {
    const accountBefore = before.get(consumerId)
    if (!accountBefore) continue
    if (fields.state !== 'open' && accountBefore.state === 'open') closedIds.push(consumerId)
    else if (
      accountBefore.consumerType !== fields.consumerType ||
      accountBefore.passwordHash !== fields.passwordHash
    )
      changedIds.push(consumerId)
  }
  await markAccountsDisabled(transaction, closedIds)
  await endSessionsOf(transaction, changedIds)
}
