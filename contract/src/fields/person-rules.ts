/** Letters of any language and the punctuation of names. */
export const personNamePattern = /^[\p{L}\p{M}\p{Zs},.'’`-]*$/u

export const earliestBirthDate = '1900-01-01'

const northAmerica = new Set(['US', 'CA'])

/** The minimum age for an account and for the loyalty programme. */
export const minimumAgeIn = (country: string): number => (northAmerica.has(country) ? 13 : 16)

/** The age on a date, both as YYYY-MM-DD. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}
