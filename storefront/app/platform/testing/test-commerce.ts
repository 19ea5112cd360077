import type { Client } from '@cairn/contract/wire/client'
import { handleRefusals } from '../calls/commerce.ts'

type RecordedCall = { call: keyof Client; request: Record<string, unknown> }

/** The calls that a page has made in a test, and the answers it gets. */
export const fakeCommerce = {
  calls: new Array<RecordedCall>(),
  answers: {} as Partial<Record<keyof Client, (request: never) => unknown>>,
}

export const callsTo = (call: keyof Client) =>
  fakeCommerce.calls.filter((record) => record.call === call)

/** Replaces the module `browser-commerce.ts` in tests. */
export const browserCommerce = () =>
  handleRefusals(
    new Proxy({} as Client, {
      get: (_, call: keyof Client) => async (request: never) => {
        fakeCommerce.calls.push({ call, request })
        return fakeCommerce.answers[call]?.(request)
      },
    }),
  )
