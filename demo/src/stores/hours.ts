type Span = readonly [opens: string, closes: string] | null

/** From Monday to Friday, on Saturday, on Sunday. */
const week = (weekdays: Span, saturday: Span, sunday: Span) =>
  [weekdays, weekdays, weekdays, weekdays, weekdays, saturday, sunday].map((span, at) => ({
    day: at + 1,
    opens: span?.[0] ?? null,
    closes: span?.[1] ?? null,
  }))

/** How long shops are open is a habit of countries. */
export const shopHours = {
  US: week(['10:00', '20:00'], ['10:00', '20:00'], ['11:00', '18:00']),
  CA: week(['10:00', '19:00'], ['10:00', '18:00'], ['12:00', '17:00']),
  GB: week(['09:30', '19:00'], ['09:30', '19:00'], ['11:00', '17:00']),
  DE: week(['10:00', '19:00'], ['10:00', '18:00'], null),
  FR: week(['10:00', '19:00'], ['10:00', '19:30'], null),
  IT: week(['10:00', '19:30'], ['10:00', '20:00'], ['11:00', '19:00']),
  ES: week(['10:00', '20:30'], ['10:00', '21:00'], null),
} as const

export type Country = keyof typeof shopHours

/** Kiosks and lockers open early and close late. */
export const pointHours = week(['07:00', '22:00'], ['07:00', '22:00'], ['08:00', '20:00'])
