/** Documents of authors are about ten levels deep. Much deeper ones would exhaust the stack of whoever reads them. */
const maxLevels = 100

/** Why a document cannot be stored at all, whatever it contains; undefined if it can. */
export function storageProblem(written: unknown): string | undefined {
  if (isDeeperThan(maxLevels, written)) return `is nested more than ${maxLevels} levels deep`
  if (hasUnstorableText(written)) return 'contains a character that cannot be stored'
  return undefined
}

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((child) => isDeeperThan(levels - 1, child)))

/** PostgreSQL stores no NUL and no half of a surrogate pair. */
const hasUnstorableText = (written: unknown) =>
  /\\u(?:0000|d[89a-f]..)/.test(JSON.stringify(written ?? null).replaceAll('\\\\', ''))
