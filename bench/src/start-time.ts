import { type Environment, startServer } from './child-server.ts'
import { median } from './figures.ts'

const startCount = 3

/** Milliseconds from `npm start` to the first page, once a first start has filled the database. */
export async function measureSecondStart(environment: Environment): Promise<number> {
  await startOnce(environment)
  const durations: number[] = []
  while (durations.length < startCount) durations.push(await startOnce(environment))
  return median(durations)
}

async function startOnce(environment: Environment): Promise<number> {
  const started = { command: 'npm', args: ['start'], environment, readyPath: '/en-us' }
  const server = await startServer(started)
  await server.stop()
  return server.startedIn
}
