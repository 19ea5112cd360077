import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { embeddedSocket } from './embedded-engine.ts'
import type { ToWorker } from './embedded-worker.ts'
import { prepareMigratedTemplate } from './template-directory.ts'

test('the worker keeps no answer of the database', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'cairn-worker-'))
  cpSync(await prepareMigratedTemplate(), directory, { recursive: true })
  const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), { execArgv: [] })
  worker.postMessage({ kind: 'start', directory } satisfies ToWorker)
  const stream = () => embeddedSocket(worker, () => undefined)
  const client = new Client({ stream, user: 'postgres' })
  await client.connect()
  const usedMegabytes = async () => (await worker.getHeapStatistics()).used_heap_size / 1024 ** 2
  const before = await usedMegabytes()
  for (let answer = 0; answer < 10; answer++) {
    const { rows } = await client.query<{ text: string }>(
      `select repeat('x', 500_000) as text from generate_series(1, 10)`,
    )
    expect(rows.map(({ text }) => text.length)).toEqual(Array(10).fill(500_000))
  }
  expect((await usedMegabytes()) - before).toBeLessThan(10)
  await client.end()
  await worker.terminate()
  rmSync(directory, { recursive: true, force: true })
})
