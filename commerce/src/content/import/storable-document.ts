/** Documents of authors are about ten levels deep. */
const maxLevels = 100

/** Whoever reads such a document runs out of stack, so this is checked first. */
export const depthProblem = (written: unknown): string | undefined =>
  isDeeperThan(maxLevels, written) ? `is nested more than ${maxLevels} levels deep` : undefined

/** For texts that no schema checks, such as the names of fields and structured text that is dropped. */
export const textProblem = (written: unknown): string | undefined =>
  hasUnstorableText(written) ? 'contains a character that cannot be stored' : undefined

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isDeeperThan(levels - 1, child)))

/** PostgreSQL stores no NUL and no half of a surrogate pair. */
const hasUnstorableText = (written: unknown) =>
  /\\u(?:0000|d[89a-f]..)/.test(JSON.stringify(written ?? null).replaceAll('\\\\', ''))
