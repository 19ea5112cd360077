import type { Database } from '../database.ts'

type PendingInput<Input, Output> = {
  input: Input
  resolve: (output: Output) => void
  reject: (error: unknown) => void
}

type BatchQuery<Input, Output> = (
  database: Database,
  inputs: readonly Input[],
) => Promise<readonly Output[]>

/** Two, so that the database works on one batch while the other one is on the network. */
const maxConcurrentBatches = 2
const maxBatchSize = 16

/**
 * Combines concurrent reads into one query. A read starts a batch immediately while fewer than two
 * batches are running, and otherwise waits for the next batch. A batch never contains a read that was
 * requested after the batch was sent, so no output is older than its read.
 */
export function batched<Input, Output>(query: BatchQuery<Input, Output>) {
  const batchers = new WeakMap<Database, ReturnType<typeof createBatcher<Input, Output>>>()
  return (database: Database, input: Input): Promise<Output> => {
    const batcher = batchers.get(database) ?? createBatcher((inputs) => query(database, inputs))
    batchers.set(database, batcher)
    return batcher(input)
  }
}

function createBatcher<Input, Output>(
  query: (inputs: readonly Input[]) => Promise<readonly Output[]>,
) {
  const pending: PendingInput<Input, Output>[] = []
  let running = 0

  async function send(batch: readonly PendingInput<Input, Output>[]) {
    try {
      const outputs = await query(batch.map(({ input }) => input))
      for (const [index, output] of outputs.entries()) batch[index]?.resolve(output)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function sendWaiting() {
    running += 1
    while (pending.length > 0) await send(pending.splice(0, maxBatchSize))
    running -= 1
  }

  return (input: Input): Promise<Output> => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    pending.push({ input, resolve, reject })
    if (running < maxConcurrentBatches) void sendWaiting()
    return promise
  }
}
