import type { CallRefusal, Client } from '@cairn/contract/wire/client'

/** The same client with some of its calls replaced. */
export const overrideCalls = (client: Client, calls: Partial<Client>): Client =>
  new Proxy(client, { get: (_, name) => Reflect.get(calls, name) ?? Reflect.get(client, name) })

/** A refusal, also one that the core does not return at present. */
export const refusedAnswer = (
  status: number,
  errorId: string,
): { ok: false; refusal: CallRefusal } => ({
  ok: false,
  refusal: {
    status,
    errorId,
    message: `The message of ${errorId}.`,
    body: { errorDetails: [{ errorId, message: '' }], correlationId: 'c' },
  },
})
