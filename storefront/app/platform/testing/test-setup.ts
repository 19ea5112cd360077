import { afterAll, beforeAll } from 'vitest'

/** Queries wait as long as a busy machine needs. The default is one second, which a first import can take alone. */
beforeAll(async () => {
  if (!('document' in globalThis)) return
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 20_000 })
})

/** The timer of shown toasts would go on when the next file has no document. */
afterAll(async () => {
  const { closeToast, shownToasts } = await import('../../ui/toasts/toast-store.ts')
  for (const { title } of shownToasts()) closeToast(title)
})

/** Test files share the document, so the next one would find what a file leaves in it. */
afterAll(() => {
  if (!('document' in globalThis)) return
  const { innerHTML } = document.body
  document.body.replaceChildren()
  if (innerHTML !== '') throw new Error(`This file leaves in the document: ${innerHTML}`)
})

/**
 * A page that fails on the server leaves its context values to the next one that is rendered there. Components of the
 * next test file, which are rendered by other code in the same process, would read them.
 */
afterAll(async () => {
  const { renderToPipeableStream } = await import('react-dom/server')
  await new Promise<void>((resolve) => renderToPipeableStream(null, { onAllReady: resolve }))
})
