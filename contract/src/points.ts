import type { Minor } from './money.ts'

/** What points pay: a hundred of them are one unit of any currency. */
export const worthOfPoints = (points: number): Minor => points

/** How many points pay so much. */
export const pointsFor = (amount: Minor): number => amount

/** What an order earns: a point for each whole unit that was charged for it. */
export const pointsEarnedBy = (charged: Minor): number => Math.max(0, Math.floor(charged / 100))
