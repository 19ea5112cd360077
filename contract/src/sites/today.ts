import { memoize } from '../translation/memoize.ts'

/** The date in a time zone as YYYY-MM-DD. */
export const todayIn = (timeZone: string, now: Date): string => dayFormat(timeZone).format(now)

const dayFormat = memoize(
  (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
)
