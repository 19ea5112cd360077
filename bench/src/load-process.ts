import { createInterface } from 'node:readline'
import { type Connection, openConnection } from './connection.ts'
import { quantile } from './figures.ts'
import type { LoadOptions, LoadRun, Visit } from './load-run.ts'
import { makeVisit } from './make-visit.ts'

type Results = { milliseconds: number[]; failures: string[] }

const tooManyFailures = 100

for await (const line of createInterface({ input: process.stdin })) {
  const options: LoadOptions = JSON.parse(line)
  console.log(JSON.stringify(await runLoad(options)))
}

async function runLoad(options: LoadOptions): Promise<LoadRun> {
  const results: Results = { milliseconds: [], failures: [] }
  const connections = await Promise.all(
    Array.from({ length: options.connections }, () => openConnection(options.port)),
  )
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  const end = startedAt + options.seconds * 1000
  await Promise.all(
    connections.map((connection, position) => {
      const ownVisits = options.visits.filter(
        (_, index) => index % options.connections === position,
      )
      return visitUntil(end, { connection, visits: ownVisits, minBytes: options.minBytes, results })
    }),
  )
  const elapsed = performance.now() - startedAt
  const { user, system } = process.cpuUsage(cpuBefore)
  for (const connection of connections) connection.close()
  return {
    perSecond: (results.milliseconds.length / elapsed) * 1000,
    ...latenciesOf(results.milliseconds),
    errors: results.failures.length,
    firstError: results.failures[0],
    cpuShare: (user + system) / 1000 / elapsed,
  }
}

type VisitOptions = {
  connection: Connection
  visits: readonly Visit[]
  minBytes: number
  results: Results
}

async function visitUntil(end: number, { connection, visits, minBytes, results }: VisitOptions) {
  for (let index = 0; performance.now() < end; index += 1) {
    const startedAt = performance.now()
    try {
      const bytes = await makeVisit(connection, visits[index % visits.length] ?? [])
      if (bytes < minBytes) throw new Error(`an answer of only ${bytes} bytes`)
      results.milliseconds.push(performance.now() - startedAt)
    } catch (error) {
      results.failures.push(error instanceof Error ? error.message : String(error))
      if (results.failures.length > tooManyFailures) return
    }
  }
}

function latenciesOf(milliseconds: number[]) {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  return { p50: quantile(sorted, 0.5), p975: quantile(sorted, 0.975), p99: quantile(sorted, 0.99) }
}
