import { calls, type CallName } from '@cairn/contract/calls'
import type { Cart } from '@cairn/contract/cart/cart'
import type { Call, Policy } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setAddresses, placeOrder } from '../testing/ready-to-order.ts'
import { withBasketId, withOrderNumber, sampleRequest } from '../testing/sample-request.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs, signInAtStore } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

type Actor = 'nobody' | 'guestA' | 'guestB' | 'shopperA' | 'shopperB' | 'employee' | 'agent'
type ExpectedAnswer = 'REQ401' | 'REQ403' | 'AUT432' | 'BSK404' | 'noOrder' | 'admitted'

let shop: Shop
let cartOfGuestA: string
let orderOfGuestA: string
let ticketOfGuestA: string
let initialCart: unknown
const actors = new Map<Actor, Visitor>()

beforeAll(async () => {
  shop = await openShop()
  actors.set('nobody', shop.visitor())
  for (const actor of ['guestA', 'guestB', 'shopperA', 'shopperB', 'employee', 'agent'] as const) {
    actors.set(actor, await shop.guest())
  }
  await signInAs(visitorOf('shopperA'), 'shopper@cairn.test')
  await signInAs(visitorOf('shopperB'), 'member@cairn.test')
  await signInAs(visitorOf('employee'), 'employee@cairn.test')
  await signInAtStore(visitorOf('agent'))
  const bought = await visitorOf('guestA').send<Cart>('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-S' },
  })
  await setAddresses(visitorOf('guestA'), bought.body.basketId)
  const placed = (await placeOrder(visitorOf('guestA'), bought.body.basketId)).body
  orderOfGuestA = placed.orderNumber
  ticketOfGuestA = placed.st
  const { body } = await visitorOf('guestA').send('createCartWithItem', {
    body: { sku: 'CAIRN001BLK-M' },
  })
  cartOfGuestA = String(body['basketId'])
  initialCart = body
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

function visitorOf(actor: Actor): Visitor {
  const visitor = actors.get(actor)
  if (!visitor) throw new Error(`there is no visitor for ${actor}`)
  return visitor
}

const withSession: Record<Exclude<Actor, 'nobody'>, ExpectedAnswer> = {
  guestA: 'admitted',
  guestB: 'admitted',
  shopperA: 'admitted',
  shopperB: 'admitted',
  employee: 'admitted',
  agent: 'admitted',
}
/** An employee is also a shopper. Store staff who act for no shopper are not. */
const signedInOnly: Record<Exclude<Actor, 'nobody'>, ExpectedAnswer> = {
  ...withSession,
  guestA: 'AUT432',
  guestB: 'AUT432',
  agent: 'AUT432',
}
/** Calls use different error codes for an order that does not exist. */
const orderOwnerOnly: Record<Exclude<Actor, 'nobody'>, ExpectedAnswer> = {
  guestA: 'admitted',
  guestB: 'noOrder',
  shopperA: 'noOrder',
  shopperB: 'noOrder',
  employee: 'noOrder',
  agent: 'noOrder',
}
const notEntitled: Record<Exclude<Actor, 'nobody'>, ExpectedAnswer> = {
  guestA: 'AUT432',
  guestB: 'AUT432',
  shopperA: 'AUT432',
  shopperB: 'AUT432',
  employee: 'AUT432',
  agent: 'AUT432',
}
const cartOwnerOnly: Record<Exclude<Actor, 'nobody'>, ExpectedAnswer> = {
  guestA: 'admitted',
  guestB: 'BSK404',
  shopperA: 'BSK404',
  shopperB: 'BSK404',
  employee: 'BSK404',
  agent: 'BSK404',
}

const unsignedRequests: Record<Actor, ExpectedAnswer> = {
  nobody: 'REQ403',
  guestA: 'REQ403',
  guestB: 'REQ403',
  shopperA: 'REQ403',
  shopperB: 'REQ403',
  employee: 'REQ403',
  agent: 'REQ403',
}

/** The expected answer for each policy and actor, derived from the meaning of the policy and not from the guards. */
const expectedAnswers: Record<Policy, Record<Actor, ExpectedAnswer>> = {
  anyone: { nobody: 'admitted', ...withSession },
  session: { nobody: 'REQ401', ...withSession },
  shopper: { nobody: 'REQ401', ...signedInOnly },
  ownCart: { nobody: 'REQ401', ...cartOwnerOnly },
  ownOrder: { nobody: 'REQ401', ...orderOwnerOnly },
  agent: { nobody: 'REQ401', ...notEntitled, agent: 'admitted' },
  agentCart: { nobody: 'REQ401', ...notEntitled, agent: 'BSK404' },
  provider: unsignedRequests,
}

// These calls create and end the sessions of the actors. They have tests of their own.
const changesSessions = new Set<CallName>(['requestToken', 'signOut', 'agentSignIn'])

const testedCalls = Object.entries(calls).filter(
  ([name]) => !changesSessions.has(name as CallName),
) as [CallName, Call][]

const noOrder = /^(ORD409|OHS4004)$/

function actualAnswer(call: Call, errorId = ''): string {
  if (call.policy === 'ownOrder' && noOrder.test(errorId)) return 'noOrder'
  return /^(REQ40[013]|AUT432|BSK404)/.test(errorId) ? errorId : 'admitted'
}

const everyCallAs = (actor: Actor) =>
  test.each(testedCalls)(`${actor} calls %s`, async (name, call) => {
    const { status, errorId } = await visitorOf(actor).send(
      name,
      withOrderNumber(withBasketId(sampleRequest(call), cartOfGuestA), orderOfGuestA),
    )
    const expected = expectedAnswers[call.policy][actor]

    expect(actualAnswer(call, errorId)).toBe(expected)
    expect(status === 501 || status < 500).toBe(true)
  })

for (const actor of ['nobody', 'guestB', 'shopperA', 'shopperB', 'employee', 'agent'] as const) {
  everyCallAs(actor)
}

test('the calls of the other actors leave the cart unchanged (guarantee 26)', async () => {
  const { body } = await visitorOf('guestA').send('readCart', {
    params: { basketId: cartOfGuestA },
  })

  expect(body).toEqual(initialCart)
})

everyCallAs('guestA')

const callsForOrders = testedCalls.filter(([, { policy }]) => policy === 'ownOrder')

async function callWithTicket([name, call]: (typeof testedCalls)[number], st: string) {
  const request = withOrderNumber(sampleRequest(call), orderOfGuestA)
  const { errorId } = await visitorOf('nobody').send(name, { ...request, query: { st } })
  return actualAnswer(call, errorId)
}

test.each(callsForOrders)('%s needs no session with the ticket of the order', async (...call) => {
  expect(
    await callWithTicket(
      call,
      `${ticketOfGuestA.startsWith('x') ? 'y' : 'x'}${ticketOfGuestA.slice(1)}`,
    ),
  ).toBe('REQ401')
  expect(await callWithTicket(call, ticketOfGuestA)).toBe('admitted')
})
