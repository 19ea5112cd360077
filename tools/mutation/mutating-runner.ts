import { writeFileSync } from 'node:fs'
import { type RunnerTestCase, TestRunner } from 'vitest'

const noMutant = -1
const timeoutMs = 20_000
const maxSteps = 20_000_000

const state = { active: noMutant, steps: 0, seen: new Set<number>(), noticed: new Set<number>() }
const reached = new Set<number>()

Object.assign(globalThis, {
  __mutant(id: number): boolean {
    if (state.active === noMutant) {
      state.seen.add(id)
      return false
    }
    state.steps += 1
    if (state.steps > maxSteps) throw new Error('This mutant does not end.')
    return state.active === id
  },
})

/** Runs each test unchanged, and then once for every mutant in code that it runs and that no test has noticed. */
export default class MutatingRunner extends TestRunner {
  async runTask(test: RunnerTestCase) {
    const run = TestRunner.getTestFn(test)
    state.seen = new Set()
    await run()
    const executed = [...state.seen]
    for (const id of executed) {
      reached.add(id)
      if (!state.noticed.has(id) && (await isNoticed(id, run))) state.noticed.add(id)
    }
    const result = { reached: [...reached], noticed: [...state.noticed] }
    writeFileSync(process.env['MUTATION_RESULT'] ?? '', JSON.stringify(result))
  }
}

async function isNoticed(id: number, run: () => unknown): Promise<boolean> {
  state.active = id
  state.steps = 0
  try {
    const outcome = await Promise.race([Promise.resolve(run()).then(() => 'missed'), timeout()])
    return outcome !== 'missed'
  } catch {
    return true
  } finally {
    state.active = noMutant
  }
}

const timeout = () =>
  new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), timeoutMs).unref()
  })
