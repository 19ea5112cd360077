import type { Call } from '@cairn/contract/wire/call'
import { sampleOf } from '@cairn/contract/wire/sample'
import type { CallRequest } from './visitor.ts'

/** A request that the schemas of a call accept. Its ids do not refer to existing rows. */
export function sampleRequest(call: Call): CallRequest {
  const toStrings = (input: unknown) =>
    Object.fromEntries(
      Object.entries(input ?? {}).map(([name, value]) => [name, String(value)] as const),
    )
  return {
    params: toStrings(call.params && sampleOf(call.params)),
    query: toStrings(call.query && sampleOf(call.query)),
    ...(call.body && { body: sampleOf(call.body) }),
  }
}

/** The same request for this cart. */
export function withBasketId(request: CallRequest, basketId: string): CallRequest {
  const renamed = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    const names = ['basketId', 'cartId'].filter((name) => Object.hasOwn(value, name))
    return { ...value, ...Object.fromEntries(names.map((name) => [name, basketId])) }
  }
  const params = { ...request.params }
  if ('basketId' in params) params['basketId'] = basketId
  return { ...request, params, ...(request.body !== undefined && { body: renamed(request.body) }) }
}

/** The same request for this order. */
export function withOrderNumber(request: CallRequest, orderNumber: string): CallRequest {
  const { params = {}, body } = request
  const orderParams = Object.keys(params).filter((name) => /^order(Id|Number)$/.test(name))
  const isInBody = typeof body === 'object' && body !== null && 'orderNumber' in body
  return {
    ...request,
    params: { ...params, ...Object.fromEntries(orderParams.map((name) => [name, orderNumber])) },
    ...(body !== undefined && { body: isInBody ? { ...body, orderNumber } : body }),
  }
}
