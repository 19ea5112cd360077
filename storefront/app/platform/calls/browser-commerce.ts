import type { Commerce } from './commerce.ts'

let client: Promise<Commerce> | undefined

const loadClient = (): Promise<Commerce> =>
  (client ??= import('./open-commerce.ts').then(({ openCommerce }) => openCommerce()))

const calls = new Proxy(Object.create(null) as Commerce, {
  get:
    (_, name) =>
    async (...args: unknown[]) =>
      Reflect.get(await loadClient(), name)(...args),
})

/** The API client of this page. Its code is loaded with the first call. */
export const browserCommerce = (): Commerce => calls
