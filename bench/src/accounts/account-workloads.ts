import { signInAs } from '@cairn/commerce/testing/sign-in'
import { type CallRequest, createVisitor, type Visitor } from '@cairn/commerce/testing/visitor'
import type { CallName } from '@cairn/contract/calls'
import type { RawRequest, Visit } from '../load-run.ts'
import {
  cookiesOf,
  fillCart,
  rawCallRequest,
  rawRequest,
  sellableSkus,
  type Shop,
} from '../shop.ts'
import { connections, createWorkload, type Workload } from '../workloads.ts'
import {
  addressLineOf,
  largeAccount,
  largeShopper,
  orderNumberOf,
  ordinaryShoppers,
  type SeededShopper,
} from './shopper-rows.ts'
import { type GuestItems, mergingSignInVisit, signInVisit, signUpVisit } from './sign-in-visits.ts'

/** The same work for ordinary shoppers and for one whose account has much data. */
export type ComparedAccounts = { ordinary: Workload; large: Workload }

const works = {
  profile: 'own profile',
  order: 'one order',
  overview: 'account overview',
  orders: 'orders page',
  addresses: 'addresses page',
  cart: 'cart page with saved items',
  history: 'order history',
  ownData: 'export of own data',
  signIn: 'sign-in',
  mergingSignIn: 'sign-in with merging',
  signUp: 'sign-up',
} as const

/** Whether a part of a name, as in `--only`, selects any of these works. */
export const selectsAccounts = (part: string): boolean =>
  Object.values(works).some((name) => largeName(name).includes(part))

/** Signs the seeded shoppers in, and prepares the requests of the run. */
export async function prepareAccountWorkloads(shop: Shop) {
  const skus = sellableSkus().slice(0, 3)
  const ordinary = await signInAll(shop, ordinaryShoppers, skus)
  const large = await signInAll(shop, largeShoppers, skus)
  const workload = (name: string, visits: Visit[]) => createWorkload(name, shop.port, visits)
  const compare = async (name: string, requestOf: RequestOf): Promise<ComparedAccounts> => ({
    ordinary: await workload(name, await visitsOf(ordinary, requestOf)),
    large: await workload(largeName(name), await visitsOf(large, requestOf)),
  })
  const page = (path: string, textOf: (shopper: SeededShopper) => string) =>
    pageOf(shop, path, textOf)
  const signUps = ordinaryShoppers.map(() => signUpVisit())
  return {
    profile: await workload(works.profile, await visitsOf(ordinary, callTo('readProfile'))),
    order: await workload(works.order, await visitsOf(ordinary, readLatestOrder)),
    overview: await compare(works.overview, page('account', latestOrder)),
    orders: await compare(works.orders, page('orders', latestOrder)),
    addresses: await compare(works.addresses, page('account/addresses', lastAddress)),
    cart: await compare(
      works.cart,
      page('cart', () => savedItemsSection),
    ),
    history: await compare(works.history, callTo('readOrderHistory', { body: {} })),
    ownData: await compare(works.ownData, callTo('exportOwnData')),
    signIn: await workload(works.signIn, await Promise.all(ordinaryShoppers.map(signInVisit))),
    mergingSignIn: await prepareMergingSignIn(shop, skus),
    signUp: await workload(works.signUp, await Promise.all(signUps)),
  }
}

const largeName = (name: string) => `${name}, ${largeAccount}`

/** The shopper with much data is signed in on all connections. */
const largeShoppers = Array.from({ length: connections }, () => largeShopper)

/** A shopper who is signed in and has a cart. */
type SignedIn = { shopper: SeededShopper; visitor: Visitor }

type RequestOf = (signedIn: SignedIn) => Promise<RawRequest>

/** One after the other, because passwords are verified one after the other. */
async function signInAll(shop: Shop, shoppers: readonly SeededShopper[], skus: readonly string[]) {
  const signedIn: SignedIn[] = []
  for (const shopper of shoppers) {
    const visitor = createVisitor(shop.fetchFromShop)
    await visitor.send('requestToken', { body: { type: 'Guest' } })
    const { body } = await signInAs(visitor, shopper.email)
    if (body['basketId'] === null) await fillCart(visitor, skus)
    signedIn.push({ shopper, visitor })
  }
  return signedIn
}

const visitsOf = (signedIn: readonly SignedIn[], requestOf: RequestOf): Promise<Visit[]> =>
  Promise.all(signedIn.map(async (one): Promise<Visit> => [await requestOf(one)]))

const callTo =
  (name: CallName, request: CallRequest = {}): RequestOf =>
  ({ visitor }) =>
    rawCallRequest(name, request, visitor)

const readLatestOrder: RequestOf = ({ shopper, visitor }) =>
  rawCallRequest('readOrder', { params: { orderId: orderNumberOf(shopper, 0) } }, visitor)

const latestOrder = (shopper: SeededShopper) => orderNumberOf(shopper, 0)
const lastAddress = ({ extent }: SeededShopper) => addressLineOf(extent.addresses - 1)
const savedItemsSection = 'id="saved-for-later"'

/** The page of a shopper, once it shows this text. */
const pageOf =
  (shop: Shop, path: string, textOf: (shopper: SeededShopper) => string): RequestOf =>
  async ({ shopper, visitor }) => {
    const request = () =>
      new Request(`http://localhost/en-us/${path}`, { headers: { cookie: cookiesOf(visitor) } })
    const html = await (await shop.fetchFromShop(request())).text()
    if (!html.includes(textOf(shopper))) throw new Error(`the page ${path} shows no data`)
    return rawRequest(request())
  }

/** The cart and the favourite of the guest are items that the account has already, so that it does not grow. */
async function prepareMergingSignIn(
  shop: Shop,
  [sku = '', otherSku = '']: readonly string[],
): Promise<ComparedAccounts> {
  const items: GuestItems = { skus: [sku, otherSku], productId: sku.split('-')[0] ?? '' }
  const workload = async (name: string, shoppers: readonly SeededShopper[]) => {
    const visits = shoppers.map((shopper) => mergingSignInVisit(shopper, items))
    return createWorkload(name, shop.port, await Promise.all(visits))
  }
  const name = works.mergingSignIn
  return {
    ordinary: await workload(name, ordinaryShoppers),
    large: await workload(largeName(name), largeShoppers),
  }
}
