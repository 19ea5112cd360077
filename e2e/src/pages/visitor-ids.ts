import {
  assignedVariant,
  type RunningExperiment,
} from '@cairn/contract/experiments/assigned-variant'
import type { BrowserContext } from 'playwright-core'
import { shopOrigin } from '../shop/running-shop.ts'

/** The id of a visitor whom the experiment assigns to the variant; null stands for the baseline. */
export function visitorOf(
  variantId: string | null,
  experiment: Pick<RunningExperiment, 'salt' | 'shares'>,
): string {
  for (let number = 0; number < 10_000; number += 1) {
    const id = number.toString(16).padStart(32, '0')
    if (assignedVariant(id, experiment) === variantId) return id
  }
  throw new Error(`Nobody is assigned to ${variantId}.`)
}

/** Gives the browser the id of a visitor. */
export const becomeVisitor = (context: BrowserContext, id: string) =>
  context.addCookies([{ name: 'cairn_visitor', value: id, url: shopOrigin() }])

export async function visitorIn(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === 'cairn_visitor')?.value
}
