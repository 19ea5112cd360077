import { type CallName, calls } from '@cairn/contract/calls'
import type { Cart } from '@cairn/contract/cart/cart'
import { callExamples } from '@cairn/contract/reference/examples/call-examples'
import type { CallExample } from '@cairn/contract/reference/examples/example-ids'
import type { Call } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../platform/passwords.ts'
import { exportPerson } from '../privacy/person-flow.ts'
import { importRows } from '../testing/import-rows.ts'
import { placeOrder, setAddresses } from '../testing/ready-to-order.ts'
import {
  type ExampleName,
  exampleOf,
  prepareExample,
  sendExample,
} from '../testing/reference-examples.ts'
import { fieldsOf, withUndeclaredFields, withValue } from '../testing/sample-request.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs, signInAtStore } from '../testing/sign-in.ts'
import { ownProfile, signUp } from '../testing/sign-up.ts'
import type { CallRequest, Visitor } from '../testing/visitor.ts'

let shop: Shop
let owner: Awaited<ReturnType<typeof openOwner>>
let dataOfOwner: unknown
let accountsBefore: readonly unknown[]
const actors = new Map<string, Visitor>()

beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
  owner = await openOwner()
  for (const account of ['member', 'employee', 'athlete']) {
    const visitor = await shop.guest()
    await signInAs(visitor, `${account}@cairn.test`)
    actors.set(account, visitor)
  }
  const agent = await shop.guest()
  await signInAtStore(agent)
  actors.set('agent', agent)
  dataOfOwner = await readDataOfOwner()
  accountsBefore = await readRights('true')
})
beforeEach(() => emptyCarts())
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** A cart takes a limited quantity of an item. */
const emptyCarts = () =>
  shop.database.run(`delete from carts where state = 'active' and consumer_id <> $1`, [
    owner.consumerId,
  ])

/** Somebody with one of everything, whose ids the hostile requests contain. */
async function openOwner() {
  const visitor = await shop.guest()
  const email = 'otto.lind@example.com'
  const subscriptions = { newsletterConsent: true, loyaltyConsent: true }
  await signUp(visitor, {
    email,
    phone: '+13035550991',
    subscriptions: { ...subscriptions, smsNotificationConsent: false },
  })
  await signInAs(visitor, email)
  const { consumerId } = await ownProfile(visitor)
  const send = async (name: CallName & ExampleName, request: CallRequest = callExamples[name]) => {
    const { status, body } = await visitor.send(name, request)
    expect([name, status]).toEqual([name, 200])
    return body
  }
  const item = { body: { sku: 'CAIRN001BLK-M' } }
  const bought = await send('createCartWithItem', item)
  const boughtId = idIn(bought, 'basketId')
  await setAddresses(visitor, boughtId)
  const order = await placeOrder(visitor, boughtId)
  const favourites = await send('addFavourite')
  const address = await send('addAddress')
  const instrument = await send('saveInstrument')
  await send('createCartWithItem', item)
  const cart = await send('createCartWithItem', { body: { sku: 'CAIRN002TRN-M' } })
  const savedItemId = idIn(cart, 'items', 0, 'itemId')
  const productId = idIn(cart, 'items', 0, 'productId')
  await send('saveItemForLater', { body: { productId, saveForLater: { itemId: savedItemId } } })
  const sessions = await send('readOwnSessions')
  const { rows } = await shop.database.run(
    'update accounts set password_hash = $2 where account_id = $1 returning member_id',
    [consumerId, await hashPassword('Lichen-and-granite-7')],
  )
  const memberId = String(rows[0]?.['member_id'])
  await shop.database.run(
    `insert into points_entries (member_id, kind, points) values ($1, 'imported', 500)`,
    [memberId],
  )
  return {
    consumerId,
    email,
    memberId,
    orderNumber: order.body.orderNumber,
    basketId: idIn(cart, 'basketId'),
    lineId: idIn(cart, 'items', 1, 'itemId'),
    savedItemId,
    favoriteId: idIn(favourites, 'favoriteId'),
    favouriteItemId: idIn(favourites, 'items', 0, 'itemId'),
    addressId: idIn(address, 'addressId'),
    instrumentId: idIn(instrument, 'card', 'paymentInstrumentId'),
    sessionId: idIn(sessions, 'sessions', 0, 'sessionId'),
  }
}

function idIn(body: unknown, ...path: (string | number)[]): string {
  const id = path.reduce((value, key) => Reflect.get(Object(value), key), body)
  if (typeof id !== 'string') throw new Error(`there is no ${path.join('.')}`)
  return id
}

async function readDataOfOwner() {
  const { consumerId, email } = owner
  const person = { consumerId, provenEmail: null }
  const { rows: account } = await shop.database.run(
    `select row_to_json(a)::text as account from accounts a where account_id = $1`,
    [consumerId],
  )
  const { rows: newsletters } = await shop.database.run(
    `select row_to_json(r)::text as newsletter from newsletter_recipients r where recipient = $1`,
    [email],
  )
  return { account, newsletters, data: await exportPerson(shop.database.query, person) }
}

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

const naming = /(?:ids?|number|email|username|recipients?|0)$/i

/** The request with an id of the owner in each field that names something, where the schema accepts it. */
function withIdsOfOwner(call: Call, request: CallExample): CallRequest[] {
  const values = Object.values(owner)
  return (['params', 'body'] as const).flatMap((part) =>
    fieldsOf(call[part])
      .filter((path) => naming.test(path.at(-1) ?? ''))
      .flatMap((path) => values.map((value) => withValue(request, part, [path, value])))
      .filter((changed) => call[part]?.safeParse(changed[part]).success),
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

const hasTotals = (body: object): body is Pick<Cart, 'totals'> => 'totals' in body

async function expectNoEffect() {
  expect(await readDataOfOwner()).toEqual(dataOfOwner)
  const known = accountsBefore.map((account) => Reflect.get(Object(account), 'account_id'))
  const accounts = await readRights('true')
  for (const account of accounts) {
    const isKnown = known.includes(Reflect.get(Object(account), 'account_id'))
    if (isKnown) expect(accountsBefore).toContainEqual(account)
    else
      expect(account).toMatchObject({ consumer_type: 'REGISTERED', identities: [], points: null })
  }
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
}

test.each(writingCalls)(
  '%s takes nothing from fields that it does not declare, and changes nothing of another person (guarantee 27)',
  async (name) => {
    const call: Call = calls[name]
    const { visitor, request } = await prepareExample(shop, name)
    const { body, errorId } = await visitor.send(name, withHostileFields(call, request))
    expect(errorId).toBe(isBuilt(name) ? refusedInDemo[name] : 'REQ501')
    await emptyCarts()
    if (hasTotals(body)) expect(body.totals).toEqual((await sendExample(shop, name)).body['totals'])

    for (const changed of [...withWrongValues(call, request), ...withIdsOfOwner(call, request)])
      await visitor.send(name, changed)
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
