/** Times are in milliseconds. */
const limits = {
  /** So many events are sent at once, and never more in one request. */
  batch: 10,
  /** How long fewer events wait for others. */
  interval: 1_000,
  /** Of more events that wait, the oldest are dropped. */
  waiting: 10_000,
  firstRetry: 1_000,
  longestRetry: 60_000,
}

/** Resolves to whether the events have to be sent again. */
type Send<Event> = (events: readonly Event[]) => Promise<boolean>

const delayAfter = (failures: number): number =>
  failures === 0
    ? limits.interval
    : Math.min(limits.firstRetry * 2 ** (failures - 1), limits.longestRetry)

/** Sends events in batches, one after the other and in their order. While that fails, it tries again less and less often. */
export function createQueue<Event>(send: Send<Event>) {
  let waiting: Event[] = []
  let failures = 0
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function stopTimer() {
    clearTimeout(timer)
    timer = undefined
  }

  function planNext() {
    if (isSending || waiting.length === 0) return
    if (failures === 0 && waiting.length >= limits.batch) void sendBatch()
    else timer ??= setTimeout(() => void sendBatch(), delayAfter(failures))
  }

  async function sendBatch() {
    stopTimer()
    isSending = true
    const batch = waiting.splice(0, limits.batch)
    const hasFailed = await send(batch)
    isSending = false
    failures = hasFailed ? failures + 1 : 0
    if (hasFailed) waiting = [...batch, ...waiting].slice(-limits.waiting)
    planNext()
  }

  return {
    add(event: Event) {
      waiting.push(event)
      if (waiting.length > limits.waiting) waiting.shift()
      planNext()
    },
    /** Tries again at once, because the network may be back. */
    retry() {
      stopTimer()
      failures = 0
      planNext()
    },
    /** Sends everything at once, because the page may never run again. */
    leave() {
      stopTimer()
      while (waiting.length > 0) void send(waiting.splice(0, limits.batch))
    },
    clear() {
      stopTimer()
      waiting = []
    },
  }
}
