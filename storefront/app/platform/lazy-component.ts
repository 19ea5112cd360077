import { type ComponentType, lazy } from 'react'
import { whenUsed } from './page/first-interaction.ts'

type ShownState = {
  initialized: boolean
  location: { pathname: string; search: string }
  navigation: { state: 'idle' | 'loading' | 'submitting' }
  matches: readonly { route: { id: string } }[]
  loaderData: Readonly<Record<string, unknown>>
  errors: Readonly<Record<string, unknown>> | null
}

declare global {
  /** Set by the router when it hydrates a page. */
  // oxlint-disable-next-line no-underscore-dangle -- the name that the router has chosen
  var __reactRouterDataRouter:
    | { subscribe: (react: () => void) => void; readonly state: ShownState }
    | undefined
}

/*
 * The functions that load a component are written `() => import(file).then((module) => module.Name)`, because the bundler
 * makes much more code of `(await import(file)).Name`, and every page has several of them.
 */

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

/**
 * A component the page works without. If it cannot be loaded, the server's markup stays, and the next page is loaded as a
 * document, because React shows no other page while it waits for the component.
 */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(async () => {
    const entry = historyEntry()
    return await withRetry(load).catch(() => new Promise<never>(() => reloadOnNavigation(entry)))
  })

/** The router gives every entry of the history a key. */
const historyEntry = (): unknown => globalThis.history?.state?.key

let isReloading = false

function reloadOnNavigation(entry: unknown) {
  const reload = () => {
    if (isReloading || historyEntry() === entry) return
    isReloading = true
    location.reload()
  }
  reload()
  // oxlint-disable-next-line no-underscore-dangle -- the name that the router has chosen
  globalThis.__reactRouterDataRouter?.subscribe(reload)
}

/** A component that works without scripts. The page keeps the server's markup until somebody uses the page. */
export const lazyOnUse = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyOptional(() => whenUsed.then(load))

/** A component the page needs. If it cannot be loaded, the page shows its error boundary. */
export const lazyRequired = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(() => withRetry(load))

const lazyComponent = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
