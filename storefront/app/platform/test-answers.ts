import type { Client } from '@cairn/contract/client'

type Asked = { call: keyof Client; request: Record<string, unknown> }

/** For tests: what a page has asked of the core, and what it is answered. */
export const heard = {
  asked: new Array<Asked>(),
  answers: {} as Partial<Record<keyof Client, (request: never) => unknown>>,
}

export const callsOf = (call: keyof Client) => heard.asked.filter((each) => each.call === call)

/** In the place of the module that asks the core. */
export const browserCommerce = () =>
  new Proxy({} as Client, {
    get: (_, call: keyof Client) => async (request: never) => {
      heard.asked.push({ call, request })
      return heard.answers[call]?.(request)
    },
  })
