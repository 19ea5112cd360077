import { builtinEnvironments } from 'vitest/runtime'

/**
 * The page of a browser, beside the core. A test that runs inside vitest's own jsdom cannot open the
 * core: Vite then takes every address beside a file for one of the page.
 */
export const page = await builtinEnvironments.jsdom.setup(globalThis, {})

/** Nothing is laid out here, so nothing comes near and nothing changes its size. */
class NeverSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { IntersectionObserver: NeverSeen, ResizeObserver: NeverSeen })
