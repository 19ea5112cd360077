import type { Call } from '@cairn/contract/call'
import { sampleOf } from '@cairn/contract/sample'
import type { Sent } from './visitor.ts'

/** A request that a call's schemas accept; cart ids and the like are somebody's only by chance. */
export function sampleRequest(call: Call): Sent {
  const texts = (given: unknown) =>
    Object.fromEntries(
      Object.entries(given ?? {}).map(([name, value]) => [name, String(value)] as const),
    )
  return {
    params: texts(call.params && sampleOf(call.params)),
    query: texts(call.query && sampleOf(call.query)),
    ...(call.body && { body: sampleOf(call.body) }),
  }
}

/** The same request, with the cart that it names being this one. */
export function naming(sent: Sent, basketId: string): Sent {
  const renamed = (given: unknown) => {
    if (typeof given !== 'object' || given === null) return given
    const names = ['basketId', 'cartId'].filter((name) => Object.hasOwn(given, name))
    return { ...given, ...Object.fromEntries(names.map((name) => [name, basketId])) }
  }
  const params = { ...sent.params }
  if ('basketId' in params) params['basketId'] = basketId
  return { ...sent, params, ...(sent.body !== undefined && { body: renamed(sent.body) }) }
}

/** The same request, with the order that it names being this one. */
export function namingOrder(sent: Sent, orderNumber: string): Sent {
  const { params = {}, body } = sent
  const named = Object.keys(params).filter((name) => /^order(Id|Number)$/.test(name))
  const isInBody = typeof body === 'object' && body !== null && 'orderNumber' in body
  return {
    ...sent,
    params: { ...params, ...Object.fromEntries(named.map((name) => [name, orderNumber])) },
    ...(body !== undefined && { body: isInBody ? { ...body, orderNumber } : body }),
  }
}
