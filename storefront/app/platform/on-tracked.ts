import type { TrackedEvent } from './tracked-events.ts'

/** Calls the listener with every event of the page: with those so far, and with each later one when it is tracked. */
export function onTracked(listener: (event: TrackedEvent) => void) {
  const layer = (window.dataLayer ??= [])
  for (const event of layer) listener(event)
  const { push } = layer
  layer.push = (...events) => {
    const length = push.apply(layer, events)
    for (const event of events) listener(event)
    return length
  }
}
