import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Mutant, plantMutants } from './mutants.ts'

const root = join(import.meta.dirname, '../..')

/** The code that determines what is paid: prices and promotions. */
const decisions = [
  'commerce/src/cart/{pricing/price-cart,pricing/taxes,adjustments/adjust-prices}.ts',
  'commerce/src/promotions/*.ts',
]
/** Examples, texts, and code that only converts rows. */
const excludedPaths =
  /(\.test|-store|-example|callout-amount|explain-promotions|current-promotions)\.ts$/

/** Every source with its inactive mutants. */
export function plantAll(): { sources: Map<string, string>; mutants: Mutant[] } {
  const sources = new Map<string, string>()
  const mutants: Mutant[] = []
  for (const path of globSync(decisions, { cwd: root }).toSorted()) {
    if (excludedPaths.test(path)) continue
    const text = readFileSync(join(root, path), 'utf8')
    const mutated = plantMutants({ path, text, firstId: mutants.length })
    sources.set(join(root, path), mutated.code)
    mutants.push(...mutated.mutants)
  }
  return { sources, mutants }
}
