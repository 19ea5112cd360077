import { type RefusalName, refusals } from '@cairn/contract/refusals/refusals'
import type { CallRefusal, Client, ClientRefusalName } from '@cairn/contract/wire/client'
import type { HandledRefusal } from '../calls/commerce.ts'
import { showMessage } from '../calls/handling.ts'

/** The same client with some of its calls replaced. */
export const overrideCalls = (client: Client, calls: Partial<Client>): Client =>
  new Proxy(client, { get: (_, name) => Reflect.get(calls, name) ?? Reflect.get(client, name) })

const definitions: Record<ClientRefusalName, { id: string; status: number }> = {
  ...refusals,
  noResponse: { id: '', status: 0 },
  timedOut: { id: '', status: 0 },
}

/** The result of a refused call. Like a missing answer, the general error has no message, because pages have their own. */
export function refusedAnswer<const Name extends ClientRefusalName>(
  name: Name,
): { ok: false; refusal: CallRefusal<Name> } {
  const { id: errorId, status } = definitions[name]
  return {
    ok: false,
    refusal: {
      name,
      status,
      message: errorId === '' || name === 'general' ? '' : `The message of ${name}.`,
      body: { errorDetails: [{ errorId, message: '' }], correlationId: 'c' },
    },
  }
}

/** The refusal with an error code of the specification, such as AUT439. */
export function refusalWithCode(errorId: string): RefusalName {
  const name = (Object.keys(refusals) as RefusalName[]).find((key) => refusals[key].id === errorId)
  if (!name) throw new Error(`There is no refusal ${errorId}.`)
  return name
}

/** A refusal as a page sees it, with the handling that the handlers of its call state. */
export const handledRefusal = (
  name: ClientRefusalName,
  handlers: Readonly<Record<string, unknown>>,
): HandledRefusal => ({ ...refusedAnswer(name).refusal, handling: handlers[name] ?? showMessage })
