import type { OpeningHours } from './store-calls.ts'

type HoursLine = { days: string; hours: string | undefined }

/** Groups consecutive days with the same hours. A line without hours means closed. */
export function hoursLines(week: readonly OpeningHours[], language: string): HoursLine[] {
  const spans: { from: OpeningHours; to: OpeningHours }[] = []
  for (const day of week) {
    const last = spans.at(-1)
    if (last && last.to.opens === day.opens && last.to.closes === day.closes) last.to = day
    else spans.push({ from: day, to: day })
  }
  return spans.map(({ from, to }) => ({
    days: daysIn(language, from.day, to.day),
    hours: hoursOf(from, language),
  }))
}

function daysIn(language: string, from: number, to: number): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const formatDay = (day: number) => name.format(new Date(Date.UTC(2024, 0, day)))
  return from === to ? formatDay(from) : `${formatDay(from)}–${formatDay(to)}`
}

function hoursOf({ opens, closes }: OpeningHours, language: string): string | undefined {
  if (opens === null || closes === null) return undefined
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
  const formatTime = (clock: string) => time.format(new Date(`2024-01-01T${clock}:00Z`))
  return `${formatTime(opens)}–${formatTime(closes)}`
}
