import type { TrackedEvent } from '@cairn/storefront/platform/tracked-events'
import type { Page } from 'playwright-core'

/** Records what the pages push to their data layers, each of which ends with its document. */
export async function recordDataLayer(page: Page): Promise<TrackedEvent[]> {
  const events: TrackedEvent[] = []
  await page.exposeFunction('recordEvent', (event: TrackedEvent) => void events.push(event))
  await page.addInitScript(() => {
    let layer: unknown[] | undefined
    Object.defineProperty(window, 'dataLayer', {
      get: () => layer,
      set: (created: unknown[]) => {
        layer = created
        const { push } = created
        created.push = (...added) => {
          for (const event of added) Reflect.get(window, 'recordEvent')(event)
          return push.apply(created, added)
        }
      },
    })
  })
  return events
}

/** The first event with a name. */
export function firstNamed<Name extends TrackedEvent['event']>(
  events: readonly TrackedEvent[],
  name: Name,
) {
  const [first] = eventsNamed(events, name)
  if (!first) throw new Error(`There is no event ${name}`)
  return first
}

export const namesOf = (events: readonly TrackedEvent[]) => events.map(({ event }) => event)

/** The events with a name, in the order in which they came. */
export const eventsNamed = <Name extends TrackedEvent['event']>(
  events: readonly TrackedEvent[],
  name: Name,
) => events.filter((event): event is Extract<TrackedEvent, { event: Name }> => event.event === name)
