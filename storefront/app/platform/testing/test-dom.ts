import { builtinEnvironments } from 'vitest/runtime'

/**
 * A jsdom page in the same process as the core. A test in vitest's own jsdom environment cannot open
 * the core, because Vite then treats every URL relative to a file as a URL of the page.
 */
export const page = await builtinEnvironments.jsdom.setup(globalThis, {})

/** jsdom has no layout, so no element becomes visible or changes its size. */
class StubObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { IntersectionObserver: StubObserver, ResizeObserver: StubObserver })
