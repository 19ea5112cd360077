import type { CustomerGroup } from '@cairn/contract/promotions-import'

/** What an account says of its customer, as far as promotions are meant for some and not for others. */
export type Standing = {
  consumerType: string
  isMember: boolean
  hasAcceptedTerms: boolean
  identities: readonly string[]
  athleteCredit: number | null
  employeeLeft: number | null
}

/** Without an account, a guest. */
export function groupsOf(standing: Standing | null): ReadonlySet<CustomerGroup> {
  if (!standing) return new Set(['guest'])
  const { consumerType, isMember, hasAcceptedTerms, identities } = standing
  const belongs: Record<Exclude<CustomerGroup, 'guest'>, boolean> = {
    registered: true,
    loyalty: isMember,
    // What employees get, they get once they have accepted its terms.
    employee: consumerType === 'EMPLOYEE' && hasAcceptedTerms,
    athlete: identities.includes('ATHLETE'),
    prosumer: identities.includes('WRANX') || identities.includes('IPA'),
  }
  return new Set(groups.filter((group) => belongs[group]))
}

const groups = ['registered', 'loyalty', 'employee', 'athlete', 'prosumer'] as const
