import type { Region } from '@cairn/contract/sites'

const written = /^(?<first>\d{1,2})[./\s-](?<second>\d{1,2})[./\s-](?<year>\d{4})$/
const together = /^(?<first>\d{2})(?<second>\d{2})(?<year>\d{4})$/
const international = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

type Parts = { year: string; month: string; day: string }

/** The day that somebody wrote as their country does, as 1988-04-12; none if there is no such day. */
export function birthDateFrom(text: string, region: Region): string | undefined {
  const parts = partsOf(text.trim(), region)
  return parts && dayOf(parts)
}

function partsOf(typed: string, region: Region): Parts | undefined {
  const iso = international.exec(typed)?.groups
  if (iso) return { year: '', month: '', day: '', ...iso }
  const found = (written.exec(typed) ?? together.exec(typed))?.groups
  if (!found) return undefined
  const { first = '', second = '', year = '' } = found
  return region === 'EMEA'
    ? { year, month: second, day: first }
    : { year, month: first, day: second }
}

function dayOf({ year, month, day }: Parts): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

/** As its country writes it. */
export function birthDateText(birthDate: string, region: Region): string {
  const [year, month, day] = birthDate.split('-')
  return region === 'EMEA' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`
}
