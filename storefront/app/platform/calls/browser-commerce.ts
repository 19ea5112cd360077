import type { Client } from '@cairn/contract/wire/client'

let client: Promise<Client> | undefined

const loadClient = (): Promise<Client> =>
  (client ??= import('./open-commerce.ts').then(({ openCommerce }) => openCommerce()))

const calls = new Proxy(Object.create(null) as Client, {
  get: (_, name) => async (request: unknown) => Reflect.get(await loadClient(), name)(request),
})

/** The API client of this page. Its code is loaded with the first call. */
export const browserCommerce = (): Client => calls
