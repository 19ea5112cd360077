import { beforeAll } from 'vitest'

/** Queries wait as long as a busy machine needs. The default is one second, which a first import can take alone. */
beforeAll(async () => {
  if (!('document' in globalThis)) return
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 8000 })
})
