/** The interests that forms offer. Profiles may have others from elsewhere. */
export const offeredInterests = [
  'hiking',
  'climbing',
  'running',
  'skiing',
  'camping',
  'travelling',
] as const
export type OfferedInterest = (typeof offeredInterests)[number]

const separator = '|'

/** The interests as profiles store them, each once. */
export const joinInterests = (interests: readonly string[]): string =>
  [...new Set(interests.map((interest) => interest.trim()).filter(Boolean))].join(separator)

export const splitInterests = (text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : text.split(separator)
