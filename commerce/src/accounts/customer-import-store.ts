import { type ImportedCustomer, importedCustomer } from '@cairn/contract/accounts-import'
import { internationalPhone } from '@cairn/contract/phone'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/merge-into.ts'
import { readClock } from '../platform/clock-store.ts'
import { changesOf } from '../platform/import/changes.ts'
import { type Change, type Complaint, importKind } from '../platform/import/import-kind.ts'
import { complainOfTwice } from '../platform/import/references.ts'
import { hashOf } from '../platform/tokens.ts'
import { endSessionsOf, tellCustomerGone } from '../sessions/session-store.ts'
import { loginOf } from './login.ts'
import { subjectOf } from './subject.ts'

/** Accounts that were somewhere else before, and what an operator decides of them. */
export const customerImports = {
  customer: importKind(importedCustomer, {
    brings: ({ consumerId }) => [consumerId],
    check: checkCustomers,
    put: putCustomers,
  }),
}

type Customers = readonly ImportedCustomer[]

async function checkCustomers(
  transaction: Transaction,
  customers: Customers,
): Promise<Complaint[]> {
  const logins = customers.map(({ email }, row) => ({ id: loginOf(email), row, path: ['email'] }))
  const taken = await transaction
    .selectFrom('accounts')
    .select(['login', 'account_id as id'])
    .where(
      'login',
      'in',
      logins.map(({ id }) => id),
    )
    .execute()
  const ownerOf = new Map(taken.map(({ login, id }) => [login, id]))
  const others = logins.filter(({ id, row }) => {
    const owner = ownerOf.get(id)
    return owner !== undefined && owner !== customers[row]?.consumerId
  })
  return [
    ...complainOfTwice('address', logins),
    ...others.map(({ row, path }) => ({
      row,
      path,
      sentence: 'another customer has this address',
    })),
  ]
}

async function putCustomers(transaction: Transaction, customers: Customers): Promise<Change[]> {
  const before = await standingOf(transaction, customers)
  const thisYear = (await readClock(transaction)).getUTCFullYear()
  const merged = await mergeInto('accounts', {
    transaction,
    owner: 'account_id',
    key: ['account_id'],
    rows: customers.map((customer) => ({
      ...columnsOf(customer, thisYear),
      ...ownOf(customer, before.get(customer.consumerId)),
    })),
  })
  const isNew = (id: string) => !before.has(id)
  await putTries(
    transaction,
    customers.filter(({ consumerId }) => isNew(consumerId)),
  )
  await endWhatChanged(transaction, customers, before)
  return changesOf('customer', merged)
}

type Standing = { state: string; consumerType: string; passwordHash: string | null } & Own
type Own = Pick<
  ImportedCustomer,
  'memberId' | 'memberSince' | 'phone' | 'postalCode' | 'birthDate'
> & {
  hasSpoken: boolean
}

async function standingOf(transaction: Transaction, customers: Customers) {
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
      sql<boolean>`exists (
        select from enrollments e where e.account_id = accounts.account_id)`.as('hasSpoken'),
    ])
    .where(
      'account_id',
      'in',
      customers.map(({ consumerId }) => consumerId),
    )
    .execute()
  return new Map<string, Standing>(rows.map(({ id, ...standing }) => [id, standing]))
}

/** Who has joined or left here knows better than a file, and what they told then stays where it is silent. */
function ownOf(customer: ImportedCustomer, before: Own | undefined) {
  const told = before?.hasSpoken ? before : nothingTold
  const { memberId, memberSince } = before?.hasSpoken ? before : customer
  const phone = customer.phone && internationalPhone(customer.phone)
  return {
    member_id: memberId,
    member_since: memberSince,
    phone: phone ?? told.phone,
    postal_code: customer.postalCode ?? told.postalCode,
    birth_date: customer.birthDate ?? told.birthDate,
  }
}

const nothingTold = { phone: null, postalCode: null, birthDate: null }

const amid = (year: number) => new Date(Date.UTC(year, 6, 1))

const columnsOf = (customer: ImportedCustomer, thisYear: number) => ({
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
  yearly_spent_at: amid(customer.yearlySpentIn ?? thisYear),
})

async function putTries(transaction: Transaction, customers: Customers) {
  const tried = customers.filter(({ failedSignIns }) => failedSignIns > 0)
  if (tried.length === 0) return
  await transaction
    .insertInto('sign_in_tries')
    .values(
      tried.map(({ email, failedSignIns }) => ({
        subject: hashOf(subjectOf.customer(loginOf(email))),
        tries: failedSignIns,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whoever may do other things than before, or nothing any more, does not go on with what they had. */
async function endWhatChanged(
  transaction: Transaction,
  customers: Customers,
  before: ReadonlyMap<string, Standing>,
) {
  const gone: string[] = []
  const changed: string[] = []
  for (const { consumerId, state, consumerType, passwordHash } of customers) {
    const was = before.get(consumerId)
    if (!was) continue
    if (state !== 'open' && was.state === 'open') gone.push(consumerId)
    else if (was.consumerType !== consumerType || was.passwordHash !== passwordHash)
      changed.push(consumerId)
  }
  await tellCustomerGone(transaction, gone)
  await endSessionsOf(transaction, changed)
}
