const sameDay = ['same day', 'selben tag', 'jour même', 'giornata', 'mismo día']

/** How soon something comes, by what is said of it: the same day, the first number, or tomorrow. */
export function soonness(deliveryTime: string): number {
  const said = deliveryTime.toLowerCase()
  if (sameDay.some((words) => said.includes(words))) return 0
  return Number(/\d+/.exec(said)?.[0] ?? 1)
}
