import type { CustomerGroup } from '@cairn/contract/imports/promotions-import'

/** The data of an account that determines its customer groups and limits. */
export type CustomerStatus = {
  consumerType: string
  isMember: boolean
  hasAcceptedTerms: boolean
  identities: readonly string[]
  athleteCredit: number | null
  employeeLeft: number | null
}

/** A shopper without an account is a guest. */
export function customerGroupsOf(status: CustomerStatus | null): ReadonlySet<CustomerGroup> {
  if (!status) return new Set(['guest'])
  const { consumerType, isMember, hasAcceptedTerms, identities } = status
  const isInGroup: Record<Exclude<CustomerGroup, 'guest'>, boolean> = {
    registered: true,
    loyalty: isMember,
    // Employees join the group when they accept the terms of the employee discount.
    employee: consumerType === 'EMPLOYEE' && hasAcceptedTerms,
    athlete: identities.includes('ATHLETE'),
    prosumer: identities.includes('WRANX') || identities.includes('IPA'),
  }
  return new Set(groups.filter((group) => isInGroup[group]))
}

const groups = ['registered', 'loyalty', 'employee', 'athlete', 'prosumer'] as const
