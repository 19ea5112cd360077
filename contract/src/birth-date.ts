/** Nobody who could shop is older. */
export const earliestBirthDate = '1900-01-01'

const northAmerica = new Set(['US', 'CA'])

/** From which age on somebody may have an account, and be a member. */
export const minimumAgeIn = (country: string): number => (northAmerica.has(country) ? 13 : 16)

/** How many birthdays somebody has had on a day. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
