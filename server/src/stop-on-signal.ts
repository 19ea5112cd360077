export type StopSignal = 'SIGTERM' | 'SIGINT'

type Stopping = {
  stop: (signal: StopSignal) => Promise<void>
  exit: (code: number) => void
  /** Whatever hangs by then is left hanging. */
  withinMilliseconds: number
}

/** Runs the last things once, whichever signal comes first, and then lets the process go. */
export function stopOnSignal({ stop, exit, withinMilliseconds }: Stopping) {
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
