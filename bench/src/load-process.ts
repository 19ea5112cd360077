import { createInterface } from 'node:readline'
import { type Connection, openConnection } from './connection.ts'
import { quantile } from './figures.ts'
import type { LoadOrder, LoadRun, Visit } from './load-order.ts'

type Record = { milliseconds: number[]; failures: string[] }

for await (const line of createInterface({ input: process.stdin })) {
  const order: LoadOrder = JSON.parse(line)
  console.log(JSON.stringify(await carryOut(order)))
}

async function carryOut(order: LoadOrder): Promise<LoadRun> {
  const record: Record = { milliseconds: [], failures: [] }
  const connections = await Promise.all(
    Array.from({ length: order.connections }, () => openConnection(order.port)),
  )
  const before = process.cpuUsage()
  const began = performance.now()
  await Promise.all(
    connections.map((connection, at) => {
      const own = order.visits.filter((_, index) => index % order.connections === at)
      return visitUntil(began + order.seconds * 1000, { connection, visits: own, order, record })
    }),
  )
  const elapsed = performance.now() - began
  const { user, system } = process.cpuUsage(before)
  for (const connection of connections) connection.close()
  return {
    perSecond: (record.milliseconds.length / elapsed) * 1000,
    ...latenciesOf(record.milliseconds),
    errors: record.failures.length,
    firstError: record.failures[0],
    busy: (user + system) / 1000 / elapsed,
  }
}

type Visiting = {
  connection: Connection
  visits: readonly Visit[]
  order: LoadOrder
  record: Record
}

async function visitUntil(end: number, { connection, visits, order, record }: Visiting) {
  for (let at = 0; performance.now() < end; at += 1) {
    const visit = visits[at % visits.length]
    if (!visit) return
    const began = performance.now()
    try {
      await makeVisit(connection, visit, order.leastBytes)
      record.milliseconds.push(performance.now() - began)
    } catch (error) {
      record.failures.push(String(error))
      if (record.failures.length > 100) return
    }
  }
}

async function makeVisit(connection: Connection, visit: Visit, leastBytes: number): Promise<void> {
  let cookies = ''
  for (const [at, { head, body }] of visit.entries()) {
    const isLast = at === visit.length - 1
    const answer = await connection.ask(`${head}${cookies}\r\n${body}`)
    if (answer.status < 200 || answer.status > 299) throw new Error(`status ${answer.status}`)
    if (isLast && answer.bytes < leastBytes) throw new Error(`only ${answer.bytes} bytes`)
    if (!isLast) cookies = cookieHeader(answer.head)
  }
}

const cookieHeader = (head: string): string =>
  `cookie: ${Array.from(head.matchAll(/\r\nset-cookie: ([^=]+=[^;]+)/gi), ([, pair]) => pair).join('; ')}\r\n`

function latenciesOf(milliseconds: number[]) {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  return { p50: quantile(sorted, 0.5), p97: quantile(sorted, 0.975), p99: quantile(sorted, 0.99) }
}
