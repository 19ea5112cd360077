import { createInterface } from 'node:readline'
import { type Connection, openConnection } from './connection.ts'
import { quantile } from './figures.ts'
import type { LoadOrder, LoadRun, Visit } from './load-order.ts'
import { makeVisit } from './make-visit.ts'

type Notes = { milliseconds: number[]; failures: string[] }

const tooManyFailures = 100

for await (const line of createInterface({ input: process.stdin })) {
  const order: LoadOrder = JSON.parse(line)
  console.log(JSON.stringify(await carryOut(order)))
}

async function carryOut(order: LoadOrder): Promise<LoadRun> {
  const notes: Notes = { milliseconds: [], failures: [] }
  const connections = await Promise.all(
    Array.from({ length: order.connections }, () => openConnection(order.port)),
  )
  const before = process.cpuUsage()
  const began = performance.now()
  const end = began + order.seconds * 1000
  await Promise.all(
    connections.map((connection, at) => {
      const own = order.visits.filter((_, index) => index % order.connections === at)
      return visitUntil(end, { connection, visits: own, leastBytes: order.leastBytes, notes })
    }),
  )
  const elapsed = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  for (const connection of connections) connection.close()
  return {
    perSecond: (notes.milliseconds.length / elapsed) * 1000,
    ...latenciesOf(notes.milliseconds),
    errors: notes.failures.length,
    firstError: notes.failures[0],
    busy: (user + system) / 1000 / elapsed,
  }
}

type VisitOptions = {
  connection: Connection
  visits: readonly Visit[]
  leastBytes: number
  notes: Notes
}

async function visitUntil(end: number, { connection, visits, leastBytes, notes }: VisitOptions) {
  for (let at = 0; performance.now() < end; at += 1) {
    const began = performance.now()
    try {
      const bytes = await makeVisit(connection, visits[at % visits.length] ?? [])
      if (bytes < leastBytes) throw new Error(`an answer of only ${bytes} bytes`)
      notes.milliseconds.push(performance.now() - began)
    } catch (error) {
      notes.failures.push(error instanceof Error ? error.message : String(error))
      if (notes.failures.length > tooManyFailures) return
    }
  }
}

function latenciesOf(milliseconds: number[]) {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  return { p50: quantile(sorted, 0.5), p97: quantile(sorted, 0.975), p99: quantile(sorted, 0.99) }
}
