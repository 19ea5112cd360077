import { parseArgs } from 'node:util'
import type { Pace } from './compare.ts'

export type Options = { write: boolean; engine: string | undefined; only: string; pace: Pace }

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      write: { type: 'boolean', default: false },
      engine: { type: 'string' },
      only: { type: 'string', default: '' },
      runs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      'warm-up': { type: 'string', default: '3' },
    },
  })
  return {
    write: values.write,
    engine: values.engine,
    only: values.only,
    pace: {
      runs: Number(values.runs),
      seconds: Number(values.seconds),
      warmUp: Number(values['warm-up']),
    },
  }
}
