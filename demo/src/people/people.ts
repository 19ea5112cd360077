import type { AccountsRow } from '@cairn/contract/accounts-import'

/** Trailhead1 */
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Y2Fpcm4gZGVtbyB3b3JsZA$+PQBfOh+U800n/BgkxD2h9R0oH9fOzd2JDgkF0st/A8'
/** 4242 */
const pinHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Y2Fpcm4gZGVtbyBzdG9yZQ$ZwAu+Obb32N1BAYJQhjkaWYHYx2dsWAl9yn7FvKueQk'

type Customer = Omit<Extract<AccountsRow, { kind: 'customer' }>, 'kind' | 'passwordHash'>

const whole = {
  phone: '+13035550100',
  postalCode: '80202',
  birthDate: '1988-04-12',
}

/** Her birthday is in the month of the seeding. */
const member = (today: string): Customer => ({
  consumerId: 'c0000002-0000-4000-8000-000000000002',
  email: 'member@cairn.test',
  firstName: 'Maya',
  lastName: 'Okafor',
  ...whole,
  phone: '+13035550101',
  birthDate: `1991-${today.slice(5, 7)}-15`,
  memberId: 'M-100200300',
  memberSince: `${Number(today.slice(0, 4)) - 3}-03-21`,
})

/** Each with something special about it. */
const others: Customer[] = [
  {
    consumerId: 'c0000001-0000-4000-8000-000000000001',
    email: 'shopper@cairn.test',
    firstName: 'Sam',
    lastName: 'Whitlock',
    ...whole,
  },
  {
    consumerId: 'c0000003-0000-4000-8000-000000000003',
    email: 'partial@cairn.test',
    firstName: 'Pia',
    lastName: 'Lindqvist',
    postalCode: '80302',
  },
  {
    consumerId: 'c0000004-0000-4000-8000-000000000004',
    email: 'employee@cairn.test',
    firstName: 'Emil',
    lastName: 'Hansen',
    ...whole,
    phone: '+13035550103',
    consumerType: 'EMPLOYEE',
    yearlyLimit: 2_000_00,
    yearlySpent: 350_00,
  },
  {
    consumerId: 'c0000005-0000-4000-8000-000000000005',
    email: 'athlete@cairn.test',
    firstName: 'Ada',
    lastName: 'Ferrari',
    ...whole,
    phone: '+13035550104',
    identities: ['ATHLETE'],
    yearlyLimit: 1_500_00,
    yearlySpent: 400_00,
  },
  {
    consumerId: 'c0000006-0000-4000-8000-000000000006',
    email: 'wranx@cairn.test',
    firstName: 'Wren',
    lastName: 'Castellano',
    ...whole,
    phone: '+13035550105',
    identities: ['WRANX'],
    yearlyLimit: 1_000_00,
    yearlySpent: 120_00,
  },
  {
    consumerId: 'c0000007-0000-4000-8000-000000000007',
    email: 'ipa@cairn.test',
    firstName: 'Ivo',
    lastName: 'Prado',
    ...whole,
    phone: '+13035550106',
    identities: ['IPA'],
    yearlyLimit: 1_000_00,
    yearlySpent: 0,
  },
  {
    consumerId: 'c0000008-0000-4000-8000-000000000008',
    email: 'locked@cairn.test',
    firstName: 'Lou',
    lastName: 'Keller',
    ...whole,
    phone: '+13035550107',
    state: 'locked',
  },
  {
    consumerId: 'c0000009-0000-4000-8000-000000000009',
    email: 'lastchance@cairn.test',
    firstName: 'Lee',
    lastName: 'Chance',
    ...whole,
    phone: '+13035550108',
    failedSignIns: 3,
  },
]

const inDenver = {
  addressLine1: '1624 Market Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
}

const addresses: Omit<Extract<AccountsRow, { kind: 'savedAddress' }>, 'kind'>[] = [
  {
    addressId: 'ad000001-0000-4000-8000-000000000001',
    consumerId: 'c0000001-0000-4000-8000-000000000001',
    firstName: 'Sam',
    lastName: 'Whitlock',
    ...inDenver,
    email: 'shopper@cairn.test',
    phone: whole.phone,
    main: true,
  },
  {
    addressId: 'ad000002-0000-4000-8000-000000000002',
    consumerId: 'c0000001-0000-4000-8000-000000000001',
    firstName: 'Sam',
    lastName: 'Whitlock',
    addressLine1: '2045 Walnut Street',
    addressLine2: 'Suite 4',
    city: 'Boulder',
    province: 'CO',
    postalCode: '80302',
    countryCode: 'US',
    email: 'shopper@cairn.test',
    phone: whole.phone,
  },
]

const staff: Omit<Extract<AccountsRow, { kind: 'storeEmployee' }>, 'kind'>[] = [
  { storeId: '0042', employeeId: 'E1001', name: 'Dana Reyes', pinHash },
  { storeId: '0042', employeeId: 'E1002', name: 'Theo Marsh', pinHash },
  { storeId: '0043', employeeId: 'E1003', name: 'Noor Haddad', pinHash },
]

/** Everybody who can be tried out; `today` is the day that birthdays and memberships are counted from. */
export const peopleRows = (today: string): AccountsRow[] => [
  ...[member(today), ...others].map((customer): AccountsRow => ({
    kind: 'customer',
    passwordHash,
    ...customer,
  })),
  ...addresses.map((address): AccountsRow => ({ kind: 'savedAddress', ...address })),
  ...staff.map((employee): AccountsRow => ({ kind: 'storeEmployee', ...employee })),
]
