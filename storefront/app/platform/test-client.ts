import type { CallRefusal, Client } from '@cairn/contract/client'

/** The same client with some of its calls answered otherwise. */
export const instead = (client: Client, calls: Partial<Client>): Client =>
  new Proxy(client, { get: (_, name) => Reflect.get(calls, name) ?? Reflect.get(client, name) })

/** What a call is answered with that is refused for a reason which the core has not today. */
export const refused = (status: number, errorId: string): { ok: false; refusal: CallRefusal } => ({
  ok: false,
  refusal: {
    status,
    errorId,
    message: `The message of ${errorId}.`,
    body: { errorDetails: [{ errorId, message: '' }], correlationId: 'c' },
  },
})
