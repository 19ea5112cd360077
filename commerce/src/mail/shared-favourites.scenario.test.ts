import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteOldFavouriteShares } from '../lists/favourite-shares-store.ts'
import { onFault } from '../platform/faults.ts'
import {
  latestMails,
  mailsAfter,
  readOutbox,
  writeMailsOfOutbox,
} from '../testing/outbox-events.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs, signInAtStore } from '../testing/sign-in.ts'
import type { CallResponse, Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() =>
  shop.database.exec(
    `delete from favourite_lists; delete from favourite_share_counts;
     delete from share_mail_refusals; delete from mails; delete from outbox`,
  ),
)
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const [ada, grace] = ['ada@example.com', 'grace@example.com']

async function shopperWithFavourites(account = 'shopper', clientIp?: string) {
  const visitor = await shop.guest(clientIp)
  await signInAs(visitor, `${account}@cairn.test`)
  return withFavourites(visitor)
}

async function withFavourites(visitor: Visitor) {
  for (const id of ['CAIRN001BLK', 'CAIRN002TRN'])
    await visitor.send('addFavourite', { body: { id } })
  const { body } = await visitor.send<{ favoriteId: string }>('readFavourites')
  const { favoriteId } = body
  const share = (recipients: readonly string[], more: object = {}): Promise<CallResponse> =>
    visitor.send('shareFavourites', {
      params: { favoriteId },
      body: { recipients, ...more },
      locale: 'de-de',
    })
  return { visitor, favoriteId, share }
}

const consumeEvents = () => writeMailsOfOutbox(shop)

/** Without those that tell shoppers of a sign-in from a new device. */
const sharedMails = async () =>
  (await latestMails(shop)).filter(({ kind }) => kind === 'favouritesShared')

const savedShares = async () =>
  (await shop.database.run('select recipient from favourite_shares')).rows

test('each recipient gets one mail with the sender, their words and the favourites (FAV-009)', async () => {
  const { share, favoriteId } = await shopperWithFavourites()
  const mails = await mailsAfter(shop, async () => {
    const message = 'Für die Berge.\n<b>Welche</b>?'
    expect(await share([ada, 'Grace@Example.com', 'ADA@example.com'], { message })).toMatchObject({
      status: 200,
      body: { favoriteId, url: `/de-de/favorites/${favoriteId}` },
    })
  })

  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([ada, grace])
  const [{ subject, html, text } = { subject: '', html: '', text: '' }] = mails
  expect(subject).toBe('Sam Whitlock teilt eine Merkliste mit Ihnen')
  for (const form of [html, text]) {
    expect(form).toContain('shopper@cairn.test')
    expect(form).toContain(`http://localhost:3000/de-de/favorites/${favoriteId}`)
    expect(form).toMatch(/\/de-de\/p\/[\w-]+-CAIRN001BLK/)
    expect(form).toMatch(/\/de-de\/p\/[\w-]+-CAIRN002TRN/)
  }
  expect(text).toContain('> <b>Welche</b>?')
  expect(html).toContain('&lt;b&gt;Welche&lt;/b&gt;?')
  expect(html).not.toContain('<b>Welche')
})

test('a repeated request, a crash and a second worker cause no second mail', async () => {
  const { share } = await shopperWithFavourites()
  await share([ada])
  await share([ada])
  const restore = onFault('mail.written', () => {
    throw new Error('the worker died')
  })
  await expect(consumeEvents()).rejects.toThrow('the worker died')
  restore()
  expect(await sharedMails()).toEqual([])

  await Promise.all([consumeEvents(), consumeEvents()])
  await consumeEvents()
  expect(await sharedMails()).toHaveLength(1)
})

test('a guest can share by link only', async () => {
  const { visitor, share, favoriteId } = await withFavourites(await shop.guest())

  expect(await share([ada])).toMatchObject({ errorId: 'AUT432' })
  expect(await savedShares()).toEqual([])
  const request = { params: { favoriteId }, body: {} }
  expect(await visitor.send('shareFavourites', request)).toMatchObject({ status: 200 })
  expect(await readOutbox(shop)).toEqual([])
})

test('store staff do not mail in the name of a shopper', async () => {
  const visitor = await shop.guest()
  await signInAtStore(visitor)
  const { share } = await withFavourites(visitor)

  expect(await share([ada])).toMatchObject({ errorId: 'AUT432' })
  expect(await savedShares()).toEqual([])
})

test.each([
  ['a malformed address', ['ada@'], {}, 'AUT453'],
  ['an address with a line break', ['ada@example.com\nBcc: x@example.com'], {}, 'REQ400'],
  ['six recipients', Array.from({ length: 6 }, (_, index) => `${index}@example.com`), {}, 'REQ400'],
  ['no recipient', [], {}, 'REQ400'],
  ['a link', [ada], { message: 'See https://evil.example' }, 'REQ400'],
  ['a web address', [ada], { message: 'See evil.example' }, 'REQ400'],
  ['a long message', [ada], { message: 'a'.repeat(301) }, 'REQ400'],
])('%s is refused, and nothing is mailed', async (_, recipients, more, errorId) => {
  const { share } = await shopperWithFavourites()

  expect(await share(recipients, more)).toMatchObject({ errorId })
  expect(await savedShares()).toEqual([])
})

const fiveRecipients = (round: number) =>
  Array.from({ length: 5 }, (_, index) => `friend-${round}-${index}@example.com`)

test('a shopper can mail twenty recipients a day', async () => {
  const { share } = await shopperWithFavourites()
  for (let round = 0; round < 4; round += 1)
    expect(await share(fiveRecipients(round))).toMatchObject({ status: 200 })

  expect(await share([ada])).toMatchObject({ errorId: 'REQ429' })
  expect(await savedShares()).toHaveLength(20)
  await shop.database.exec(`update favourite_shares set shared_at = now() - interval '25 hours'`)
  expect(await share([ada])).toMatchObject({ status: 200 })
})

test('all shoppers of a network can mail twenty times an hour', async () => {
  const network = '198.51.100.77'
  const { share } = await shopperWithFavourites('shopper', network)
  await shop.database.exec('delete from favourite_share_counts')
  for (let request = 0; request < 20; request += 1) await share([ada])
  const { share: shareOfOther } = await shopperWithFavourites('member', network)

  expect(await shareOfOther([grace])).toMatchObject({ errorId: 'REQ429' })
  await shop.database.exec(
    `update favourite_share_counts set counted_since = now() - interval '61 minutes'`,
  )
  expect(await shareOfOther([grace])).toMatchObject({ status: 200 })
})

test('a recipient gets at most three such mails a day from all shoppers together', async () => {
  for (const account of ['shopper', 'member', 'ipa', 'athlete']) {
    const { share } = await shopperWithFavourites(account)
    expect(await share([ada])).toMatchObject({ status: 200 })
  }
  await consumeEvents()

  expect(await sharedMails()).toHaveLength(3)
})

test('a recipient refuses further mails with the link of one', async () => {
  const { share } = await shopperWithFavourites()
  const [mail] = await mailsAfter(shop, () => share([ada]))
  const [, token = ''] = /\/de-de\/favorites\/no-mails\/([\w-]+)/.exec(mail?.text ?? '') ?? []
  const refuse = (value: string) =>
    shop.visitor().send('refuseSharedFavourites', { body: { token: value } })

  expect(await refuse(`${token.slice(0, -1)}~`)).toMatchObject({ errorId: 'API404' })
  expect(await refuse(token)).toMatchObject({ status: 200 })
  expect(await refuse(token)).toMatchObject({ status: 200 })
  const { share: shareOfOther } = await shopperWithFavourites('member')
  const mails = await mailsAfter(shop, () => shareOfOther([ada, grace]))
  expect(mails.map(({ recipient }) => recipient)).toEqual([grace])
})

test('nothing is mailed when the list is empty by then, or the account is closed', async () => {
  const { share } = await shopperWithFavourites()
  const closeAccount = (state: string) =>
    shop.database.run(`update accounts set state = $1 where login = 'shopper@cairn.test'`, [state])
  expect(
    await mailsAfter(shop, async () => {
      await share([ada])
      await closeAccount('closed')
    }),
  ).toEqual([])
  await closeAccount('open')
  await shop.database.exec('delete from favourites')
  await consumeEvents()

  expect(await sharedMails()).toEqual([])
})

test('recipients are deleted after some days', async () => {
  const { share } = await shopperWithFavourites()
  await share([ada])
  await deleteOldFavouriteShares(shop.database.query)
  expect(await savedShares()).toHaveLength(1)
  await shop.database.exec(`update favourite_shares set shared_at = now() - interval '73 hours'`)
  await deleteOldFavouriteShares(shop.database.query)
  expect(await savedShares()).toEqual([])
})
