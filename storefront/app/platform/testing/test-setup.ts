import { afterAll, beforeAll } from 'vitest'

/** Queries wait as long as a busy machine needs. The default is one second, which a first import can take alone. */
beforeAll(async () => {
  if (!('document' in globalThis)) return
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 20_000 })
})

/** Test files share the document, so the next one would find what a file leaves in it. */
afterAll(() => {
  if (!('document' in globalThis)) return
  const { innerHTML } = document.body
  document.body.replaceChildren()
  if (innerHTML !== '') throw new Error(`This file leaves in the document: ${innerHTML}`)
})
