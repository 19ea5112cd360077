import { calls } from '@cairn/contract/calls'
import { callExamples } from '@cairn/contract/reference/examples/call-examples'
import type { CallExample } from '@cairn/contract/reference/examples/example-ids'
import type { Call } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { mark, openOwner, type Owner, readDataOfOwner } from '../testing/owner-of-everything.ts'
import { exampleOf, prepareExample, sendExample } from '../testing/reference-examples.ts'
import {
  type ExampleName,
  fieldsOf,
  withUndeclaredFields,
  withValue,
} from '../testing/sample-request.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs, signInAtStore } from '../testing/sign-in.ts'
import type { CallRequest, Visitor } from '../testing/visitor.ts'

let shop: Shop
let owner: Owner
let dataOfOwner: unknown
let accountsBefore: readonly unknown[]
const actors = new Map<string, Visitor>()

beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
  owner = await openOwner(shop)
  for (const account of ['member', 'employee', 'athlete']) {
    const visitor = await shop.guest()
    await signInAs(visitor, `${account}@cairn.test`)
    actors.set(account, visitor)
  }
  const agent = await shop.guest()
  await signInAtStore(agent)
  actors.set('agent', agent)
  dataOfOwner = await readDataOfOwner(shop, owner)
  accountsBefore = await readRights('true')
}, 60_000)
beforeEach(() => emptyCarts())
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** A cart takes a limited quantity of an item. */
const emptyCarts = () =>
  shop.database.run(`delete from carts where state = 'active' and consumer_id <> $1`, [
    owner.consumerId,
  ])

/** What no shopper may change: type, groups, limits, membership, points and address of an account. */
async function readRights(condition: string): Promise<unknown[]> {
  const { rows } = await shop.database.run(
    `select account_id, consumer_no, consumer_type, state, identities, yearly_limit, yearly_currency,
       member_id, member_since, email, login, employee_terms_accepted,
       (select points from loyalty_members m where m.member_id = a.member_id) as points
     from accounts a where ${condition} order by account_id`,
  )
  return rows
}

const hostileFields = (): Record<string, unknown> => {
  const { consumerId, email, memberId, orderNumber, basketId, sessionId } = owner
  const ids = { consumerID: consumerId, accountId: consumerId, account_id: consumerId }
  const person = { ...ids, consumerId, consumer_id: consumerId, ownerId: consumerId, email }
  const groups = { groups: ['employee', 'athlete'], identities: ['ATHLETE'], isEmployee: true }
  const type = { consumerType: 'EMPLOYEE', consumer_type: 'EMPLOYEE', state: 'open', isAdmin: true }
  const terms = { isEmployeeDiscountTCAccepted: true, employeeTermsAccepted: true }
  const proof = { login: email, verifiedLogin: email, isEmailVerified: true, password_hash: 'x' }
  const limits = { yearlyLimit: 9_999_999, yearly_limit: 9_999_999, currentSpend: 0 }
  const points = { memberId, member_id: memberId, points: 100_000, balance: 100_000 }
  const price = { price: { current: 0.01, original: 0.01 }, unitPrice: 1, current_minor: 1 }
  const totals = { ...price, total: 0.01, totals: { total: 0.01 }, discount: 99, granted: 99 }
  const others = { orderNumber, orderId: orderNumber, basketId, cartId: basketId, sessionId }
  const store = { storeId: '0042', employeeId: 'E1001', status: 'paid' }
  const nested = { isAdmin: true, consumerType: 'EMPLOYEE', consumerId }
  const prototypes = { ['__proto__']: nested, constructor: { prototype: nested } }
  const account = { ...person, ...groups, ...type, ...terms, ...proof, ...limits, ...points }
  return { ...account, ...totals, ...others, ...store, ...prototypes }
}

/** These replace or end the session of the actor. */
const changesSessions = new Set<ExampleName>(['signOut', 'agentSignIn'])

const writingCalls = (Object.keys(callExamples) as ExampleName[]).filter(
  (name) => calls[name].method !== 'GET',
)

const isBuilt = (name: ExampleName) =>
  shop.settings.routes.some((route) => route.call === calls[name] && !route.isOnlyDeclared)

const refusedInDemo: Partial<Record<ExampleName, string>> = {
  addPasskey: 'REQ417',
  signInWithPasskey: 'REQ417',
  resendGiftCardEmail: 'ORD404',
}

const withHostileFields = ({ body: schema }: Call, { body, ...request }: CallExample) => ({
  ...request,
  ...(schema && { body: withUndeclaredFields(schema, body, hostileFields()) }),
})

/** The ids that a field takes, by its name. */
const idsByName: readonly [RegExp, readonly (keyof Owner)[]][] = [
  [/address/i, ['addressId']],
  [/instrument/i, ['instrumentId']],
  [/favorite/i, ['favoriteId']],
  [/item/i, ['lineId', 'savedItemId', 'favouriteItemId']],
  [/basket|cart/i, ['basketId']],
  [/order/i, ['orderNumber']],
  [/session/i, ['sessionId']],
  [/email|username|recipient/i, ['email']],
  [/ids?$/i, ['consumerId', 'memberId']],
]

/** Each field that names something, with ids of the owner. */
const changesOf = (call: Call) =>
  (['params', 'body'] as const).flatMap((part) =>
    fieldsOf(call[part]).flatMap((path) => {
      const name = path.findLast((segment) => segment !== '0') ?? ''
      const [, ids = []] = idsByName.find(([pattern]) => pattern.test(name)) ?? []
      return ids.map((id) => (request: CallRequest) => withValue(request, part, [path, owner[id]]))
    }),
  )

/** The request with an id of the owner in one of these fields, and in both if the path has two. */
function withIdsOfOwner(call: Call, request: CallExample): CallRequest[] {
  const changes = changesOf(call)
  const changedOnce = changes.map((change) => change(request))
  const hasTwoParameters = Object.keys(request.params ?? {}).length === 2
  const changedTwice = hasTwoParameters
    ? changedOnce.flatMap((changed) => changes.map((change) => change(changed)))
    : []
  return [...changedOnce, ...changedTwice].filter(
    ({ params, body }) =>
      call.params?.safeParse(params).success !== false &&
      call.body?.safeParse(body).success !== false,
  )
}

/** Every field too long, or an object. */
function withWrongValues(call: Call, request: CallExample): CallRequest[] {
  const fields = fieldsOf(call.body)
  return ['x'.repeat(10_000), { $ne: owner.consumerId }].map((value) =>
    fields.reduce<CallRequest>(
      (changed, path) => withValue(changed, 'body', [path, value]),
      request,
    ),
  )
}

async function expectNoEffect() {
  const dataBefore = dataOfOwner
  dataOfOwner = await readDataOfOwner(shop, owner)
  expect(dataOfOwner).toEqual(dataBefore)
  const known = accountsBefore.map((account) => Reflect.get(Object(account), 'account_id'))
  const accounts = await readRights('true')
  const isKnown = (account: unknown) => known.includes(Reflect.get(Object(account), 'account_id'))
  expect(accountsBefore).toEqual(expect.arrayContaining(accounts.filter(isKnown)))
  for (const created of accounts.filter((account) => !isKnown(account)))
    expect(created).toMatchObject({ consumer_type: 'REGISTERED', identities: [], points: null })
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
}

test.each(writingCalls)(
  '%s takes nothing from fields that it does not declare (guarantee 27)',
  async (name) => {
    const call: Call = calls[name]
    const { visitor, request } = await prepareExample(shop, name)
    const { body, errorId } = await visitor.send(name, withHostileFields(call, request))
    expect(errorId).toBe(isBuilt(name) ? refusedInDemo[name] : 'REQ501')
    await emptyCarts()
    const plain = 'totals' in body ? await sendExample(shop, name) : undefined
    expect(body['totals']).toEqual(plain?.body['totals'])

    for (const changed of withWrongValues(call, request)) await visitor.send(name, changed)
    await expectNoEffect()
  },
)

const callsWithIds = writingCalls.filter((name) => changesOf(calls[name]).length > 0)

test.each(callsWithIds)(
  '%s neither shows nor changes what belongs to the ids of another person (guarantee 26)',
  async (name) => {
    const { visitor, request } = await prepareExample(shop, name)
    for (const changed of withIdsOfOwner(calls[name], request))
      expect(JSON.stringify(await visitor.send(name, changed))).not.toContain(mark)
    await expectNoEffect()
  },
)

const admits = (actor: string, { policy }: Call) =>
  policy !== 'provider' && (actor !== 'agent' || policy !== 'shopper')

test.each(['member', 'employee', 'athlete', 'agent'])(
  'no call takes anything from fields that it does not declare when it is sent as %s (guarantee 27)',
  async (actor) => {
    const visitor = actors.get(actor)
    if (!visitor) throw new Error(`there is no ${actor}`)
    let sent = 0
    for (const name of writingCalls.filter((each) => !changesSessions.has(each))) {
      const call: Call = calls[name]
      await emptyCarts()
      const request = admits(actor, call) ? await exampleOf(visitor, name) : undefined
      if (!request) continue
      const { errorId } = await visitor.send(name, withHostileFields(call, request))
      expect([name, errorId]).not.toEqual([name, expect.stringMatching(/^(?:REQ40[01]|AUT432)$/)])
      sent += 1
    }
    expect(sent).toBeGreaterThan(30)
    await expectNoEffect()
  },
)
