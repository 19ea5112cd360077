import type { Client } from '@cairn/contract/client'

let client: Promise<Client> | undefined

const opened = (): Promise<Client> =>
  (client ??= import('./open-commerce.ts').then(({ openCommerce }) => openCommerce()))

const calls = new Proxy(Object.create(null) as Client, {
  get: (_, name) => async (request: unknown) => Reflect.get(await opened(), name)(request),
})

/** The one client of this page; what it needs to call is fetched with the first call. */
export const browserCommerce = (): Client => calls
