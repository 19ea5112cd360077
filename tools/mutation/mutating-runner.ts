import { writeFileSync } from 'node:fs'
import { type RunnerTestCase, TestRunner } from 'vitest'

const asleep = -1
const patience = 20_000
const mostSteps = 20_000_000

const state = { awake: asleep, steps: 0, seen: new Set<number>(), noticed: new Set<number>() }
const reached = new Set<number>()

Object.assign(globalThis, {
  __mutant(id: number): boolean {
    if (state.awake === asleep) {
      state.seen.add(id)
      return false
    }
    state.steps += 1
    if (state.steps > mostSteps) throw new Error('This mutant comes to no end.')
    return state.awake === id
  },
})

/** Runs each test as it is, and then once more for every mutant that it comes across and nobody has noticed. */
export default class MutatingRunner extends TestRunner {
  async runTask(test: RunnerTestCase) {
    const run = TestRunner.getTestFn(test)
    state.seen = new Set()
    await run()
    const met = [...state.seen]
    for (const id of met) {
      reached.add(id)
      if (!state.noticed.has(id) && (await isNoticed(id, run))) state.noticed.add(id)
    }
    const found = { reached: [...reached], noticed: [...state.noticed] }
    writeFileSync(process.env['MUTATION_RESULT'] ?? '', JSON.stringify(found))
  }
}

async function isNoticed(id: number, run: () => unknown): Promise<boolean> {
  state.awake = id
  state.steps = 0
  try {
    const outcome = await Promise.race([Promise.resolve(run()).then(() => 'missed'), tooLong()])
    return outcome !== 'missed'
  } catch {
    return true
  } finally {
    state.awake = asleep
  }
}

const tooLong = () =>
  new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), patience).unref()
  })
