import type { CallName } from '@cairn/contract/calls'
import { callExamples } from '@cairn/contract/reference/examples/call-examples'
import { denverExample } from '@cairn/contract/reference/examples/cart-example'
import { hashPassword } from '../platform/passwords.ts'
import { tablesOf } from '../platform/privacy/personal-data.ts'
import { personalDataOwners } from '../privacy/person-flow.ts'
import { placeOrder, setAddresses } from './ready-to-order.ts'
import type { ExampleName } from './sample-request.ts'
import type { Shop } from './shop.ts'
import { signInAs } from './sign-in.ts'
import { ownProfile, signUp } from './sign-up.ts'
import type { CallRequest } from './visitor.ts'

/** In the addresses of the owner only. */
export const mark = '5 Lind Terrace'

export type Owner = Awaited<ReturnType<typeof openOwner>>

/** Somebody with one of everything, whose ids the hostile requests contain. */
export async function openOwner(shop: Shop) {
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
    if (status !== 200) throw new Error(`${name} was answered with ${status}`)
    return body
  }
  const item = { body: { sku: 'CAIRN001BLK-M' } }
  const bought = await send('createCartWithItem', item)
  const boughtId = idIn(bought, 'basketId')
  await setAddresses(visitor, boughtId, { ...denverExample, addressLine1: mark })
  const order = await placeOrder(visitor, boughtId)
  const favourites = await send('addFavourite')
  const own = { address: { ...denverExample, addressLine2: mark } }
  const address = await send('addAddress', { body: own })
  const { body: card } = callExamples.saveInstrument
  const instrument = await send('saveInstrument', { body: { ...card, ...own } })
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

const personalTables = tablesOf(personalDataOwners)

/** Which rows of a table belong to the owner, also by way of other tables. */
const isOfOwner = (table: string): string =>
  (personalTables.get(table)?.rows ?? [])
    .map((row) => {
      if ('consumer' in row) return `${table}.${row.consumer} = $1`
      if ('email' in row) return 'false'
      const { within, column, key } = row
      return `${table}.${column} in (select ${key} from ${within} where ${isOfOwner(within)})`
    })
    .join(' or ')

export async function readDataOfOwner(
  shop: Shop,
  { consumerId, email }: Pick<Owner, 'consumerId' | 'email'>,
) {
  const selects = [...personalTables.keys()].map(
    (table) =>
      `select '${table}' as "table", row_to_json(${table})::text as row from ${table} where ${isOfOwner(table)}`,
  )
  const { rows } = await shop.database.run(`${selects.join(' union all ')} order by 1, 2`, [
    consumerId,
  ])
  const { rows: newsletters } = await shop.database.run(
    `select row_to_json(r)::text as newsletter from newsletter_recipients r where recipient = $1`,
    [email],
  )
  return [...rows, ...newsletters]
}
