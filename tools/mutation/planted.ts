import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, plant } from './mutants.ts'

const root = join(import.meta.dirname, '../..')

/** What decides what is paid: prices, and what promotions make of them. */
const decisions = [
  'commerce/src/cart/{price-cart,allocate,tax-on,adjust-prices}.ts',
  'commerce/src/promotions/*.ts',
]
/** Examples, words, and what only turns rows into something to decide upon. */
const others =
  /(\.test|-store|-example|amount-in-words|explain|cart-facts|promotion-book|promotions-now)\.ts$/

/** Every source with its mutants asleep in it. */
export function plantAll(): { sources: Map<string, string>; mutants: Mutant[] } {
  const sources = new Map<string, string>()
  const mutants: Mutant[] = []
  for (const path of globSync(decisions, { cwd: root }).toSorted()) {
    if (others.test(path)) continue
    const text = readFileSync(join(root, path), 'utf8')
    const planted = plant({ path, text, firstId: mutants.length })
    sources.set(join(root, path), planted.code)
    mutants.push(...planted.mutants)
  }
  return { sources, mutants }
}
