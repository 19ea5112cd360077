import { z } from 'zod'

/** The most that one add may ask for. */
export const largestQuantity = 999_999

export const quantity = z.int().min(1).max(largestQuantity)
