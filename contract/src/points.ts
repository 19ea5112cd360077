import type { Minor } from './money.ts'

/** What points pay: a hundred of them are one unit of any currency. */
export const worthOfPoints = (points: number): Minor => points

/** How many points pay so much. */
export const pointsFor = (amount: Minor): number => amount
