import { type Environment, startServer } from './child-server.ts'
import { median } from './figures.ts'

const secondStarts = 3

export type StartTimes = { first: number; second: number }

/** Milliseconds from `npm start` to the first page. The first start fills the database, if it is new. */
export async function measureStarts(environment: Environment): Promise<StartTimes> {
  const first = await startOnce(environment)
  const later: number[] = []
  while (later.length < secondStarts) later.push(await startOnce(environment))
  return { first, second: median(later) }
}

async function startOnce(environment: Environment): Promise<number> {
  const started = { command: 'npm', args: ['start'], environment, readyPath: '/en-us' }
  const server = await startServer(started)
  await server.stop()
  return server.startedIn
}
