/** What the browser knows about its visitor. */
export type Visitor = {
  isSignedIn: boolean
  /** The groups of the signed-in person, such as `loyalty`. */
  groups: readonly string[]
  hasItems: boolean
  /** Ids of branches that a test of the page shows, whoever the visitor is. */
  forced: readonly string[]
}

/**
 * The audiences that the visitor belongs to. The page also contains the text of this function, to choose before its
 * first paint, so the function uses nothing from outside.
 */
export function audiencesOf({ isSignedIn, groups, hasItems }: Visitor): string[] {
  const audiences = [
    isSignedIn ? 'loggedin' : 'loggedout',
    hasItems ? 'cart-not-empty' : 'cart-empty',
  ]
  if (!isSignedIn) return audiences
  for (const names of ['loyalty', 'employee', 'athletes', 'ipa-wranx', 'ipa', 'wranx']) {
    const isInGroup = names.split('-').some((name) => groups.includes(name))
    audiences.push(`${isInGroup ? '' : 'non-'}${names}-loggedin`)
  }
  return audiences
}

/**
 * The position of the branch that a choice between blocks shows: the first forced one, otherwise the first whose id
 * matches the visitor. -1 stands for the baseline. The page contains the text of this function too.
 */
export function shownBranch(
  ids: readonly string[],
  forced: readonly string[],
  matching: readonly string[],
): number {
  const forcedBranch = ids.findIndex((id) => forced.includes(id))
  return forcedBranch < 0 ? ids.findIndex((id) => matching.includes(id)) : forcedBranch
}
