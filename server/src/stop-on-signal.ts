/** Runs the last things once, whichever signal comes first, and then lets the process go. */
export function stopOnSignal(stop: () => Promise<void>, exit: (code: number) => void) {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      stop().then(
        () => exit(0),
        () => exit(1),
      )
    })
  }
}
