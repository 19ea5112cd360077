const dayMilliseconds = 24 * 60 * 60_000

/** The date a number of working days after a date, without Saturdays and Sundays. Both are YYYY-MM-DD. */
export function expectedDay(orderedOn: string, workingDays: number): string {
  let day = new Date(`${orderedOn}T00:00:00Z`)
  for (let remaining = workingDays; remaining > 0;) {
    day = new Date(day.getTime() + dayMilliseconds)
    if (!isWeekend(day)) remaining -= 1
  }
  return day.toISOString().slice(0, 10)
}

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6
