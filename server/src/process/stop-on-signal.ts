export type StopSignal = 'SIGTERM' | 'SIGINT'

type StopOptions = {
  stop: (signal: StopSignal) => Promise<void>
  exit: (code: number) => void
  /** The process exits after this time, even if stopping has not finished. */
  withinMilliseconds: number
}

/** Stops once, on the first signal, and then exits. */
export function stopOnSignal({ stop, exit, withinMilliseconds }: StopOptions) {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      setTimeout(() => exit(1), withinMilliseconds)
      stop(signal).then(
        () => exit(0),
        () => exit(1),
      )
    })
  }
}
