import type { Region } from '@cairn/contract/sites/sites'

const withSeparators = /^(?<first>\d{1,2})[./\s-](?<second>\d{1,2})[./\s-](?<year>\d{4})$/
const eightDigits = /^(?<first>\d{2})(?<second>\d{2})(?<year>\d{4})$/
const isoDate = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

type DateParts = { year: string; month: string; day: string }

/** Parses a date in the format of the region into the format 1988-04-12. Undefined if it does not exist. */
export function birthDateFrom(text: string, region: Region): string | undefined {
  const parts = partsOf(text.trim(), region)
  return parts && dayOf(parts)
}

function partsOf(input: string, region: Region): DateParts | undefined {
  const iso = isoDate.exec(input)?.groups
  if (iso) return { year: '', month: '', day: '', ...iso }
  const groups = (withSeparators.exec(input) ?? eightDigits.exec(input))?.groups
  if (!groups) return undefined
  const { first = '', second = '', year = '' } = groups
  return region === 'EMEA'
    ? { year, month: second, day: first }
    : { year, month: first, day: second }
}

function dayOf({ year, month, day }: DateParts): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

/** Formats a birth date for the region. */
export function birthDateText(birthDate: string, region: Region): string {
  const [year, month, day] = birthDate.split('-')
  return region === 'EMEA' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
}
