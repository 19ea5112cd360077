import { type ComponentType, lazy } from 'react'
import { whenUsed } from './page/first-interaction.ts'

const retryDelays = [1_000, 2_000, 4_000, 8_000]

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Retries a failed import for 15 seconds, so that it survives a short network outage or a restart. */
export async function withRetry<Read>(load: () => Promise<Read>): Promise<Read> {
  for (const delay of retryDelays)
    try {
      return await load()
    } catch {
      await pause(delay)
    }
  return await load()
}

/** A component the page works without. If it cannot be loaded, the server's markup stays. */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(() => withRetry(load).catch(() => new Promise<never>(() => {})))

/** A component that works without scripts. The page keeps the server's markup until somebody uses the page. */
export const lazyOnUse = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyOptional(() => whenUsed.then(load))

/** A component the page needs. If it cannot be loaded, the page shows its error boundary. */
export const lazyRequired = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(() => withRetry(load))

const lazyComponent = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
