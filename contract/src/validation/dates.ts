import type { Region } from '../sites/sites.ts'

/** How a site writes the date in forms. Calls always take YYYY-MM-DD. */
export type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY'

export const datePlaceholder = '01/01/1900'

export const dateFormatOf = (region: Region): DateFormat =>
  region === 'EMEA' ? 'DD/MM/YYYY' : 'MM/DD/YYYY'

const withSeparators = /^(?<first>\d{1,2})[./\s-](?<second>\d{1,2})[./\s-](?<year>\d{4})$/
const eightDigits = /^(?<first>\d{2})(?<second>\d{2})(?<year>\d{4})$/
const isoDate = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

type DateParts = { year: string; month: string; day: string }

/** Parses a typed date into 1988-04-12. Undefined if it is no date of the format. */
export function parseDate(text: string, format: DateFormat): string | undefined {
  const parts = partsOf(text.trim(), format)
  return parts && dayOf(parts)
}

function partsOf(input: string, format: DateFormat): DateParts | undefined {
  // Browsers fill in birth dates like this.
  const iso = isoDate.exec(input)?.groups
  if (iso) return { year: '', month: '', day: '', ...iso }
  const groups = (withSeparators.exec(input) ?? eightDigits.exec(input))?.groups
  if (!groups) return undefined
  const { first = '', second = '', year = '' } = groups
  return format === 'DD/MM/YYYY'
    ? { year, month: second, day: first }
    : { year, month: first, day: second }
}

function dayOf({ year, month, day }: DateParts): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

/** Writes 1988-04-12 in the format. */
export function formatDay(date: string, format: DateFormat): string {
  const [year, month, day] = date.split('-')
  return format === 'DD/MM/YYYY' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
}

/** The age on a date, both as YYYY-MM-DD. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
