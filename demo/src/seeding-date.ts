/**
 * The date for which the data files are written. In a shop that is seeded on another day, every date
 * that depends on the day of seeding is moved.
 */
export const referenceDate = '2026-01-01'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Moves dates and instants of the data files from the reference date to the day of seeding. */
export function datesSeededOn(today: string) {
  const milliseconds = Date.parse(today) - Date.parse(referenceDate)
  const years = yearOf(today) - yearOf(referenceDate)
  if (milliseconds % dayMilliseconds !== 0) throw new Error(`${today} is not a date`)
  const moveInstant = (instant: string) =>
    new Date(Date.parse(instant) + milliseconds).toISOString()
  return {
    moveInstant,
    /** Keeps the number of days between the date and the day of seeding. */
    moveDate: (date: string) => moveInstant(date).slice(0, 10),
    moveYear: (year: number) => year + years,
    /** Keeps the day and the month. */
    moveYearOf: (date: string) => `${yearOf(date) + years}${date.slice(4)}`,
    /** Puts the date into the month of seeding and keeps its day and year. */
    moveMonthOf: (date: string) => `${date.slice(0, 5)}${today.slice(5, 7)}${date.slice(7)}`,
  }
}

const yearOf = (date: string) => Number(date.slice(0, 4))
