/** An experiment as pages and the decision engine need it. What the shares leave is the share of the baseline. */
export type RunningExperiment = {
  experienceId: string
  /** Makes the assignments of this experiment independent of those of other ones. */
  salt: string
  /** Only visitors who belong to it take part; everybody if null. */
  audience: string | null
  shares: readonly { variantId: string; percent: number }[]
}

/**
 * The variant that a visitor is assigned to; null for the baseline. Each variant draws a waiting time from the visitor's
 * id, the shorter on average the larger its share, and the shortest time wins. So after a change of shares nobody leaves
 * a variant that has grown, and nobody moves into one that has shrunk. Pages also contain the text of this function, so it uses nothing from outside.
 */
export function assignedVariant(
  visitorId: string,
  { salt, shares }: Pick<RunningExperiment, 'salt' | 'shares'>,
): string | null {
  let rest = 100
  for (const { percent } of shares) rest -= percent
  const candidates: { variantId: string | null; percent: number }[] = [
    ...shares,
    { variantId: null, percent: Math.max(0, rest) },
  ]
  let assigned: string | null = null
  let shortest = Infinity
  for (const { variantId, percent } of candidates) {
    let hash = 0
    for (const letter of `${salt}/${variantId ?? ''}/${visitorId}`) {
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x9e3779b1)
      hash = (hash << 13) | (hash >>> 19)
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    const draw = (((hash ^ (hash >>> 16)) >>> 0) + 0.5) / 2 ** 32
    const time = -Math.log(draw) / percent
    if (time < shortest) {
      assigned = variantId
      shortest = time
    }
  }
  return assigned
}
