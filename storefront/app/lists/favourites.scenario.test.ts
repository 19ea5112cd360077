import { shareRefusalToken } from '@cairn/commerce/lists/share-refusals-store'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { accept } from '@cairn/contract/refusals/result'
import type { Client } from '@cairn/contract/wire/client'
import { describe, expect, test } from 'vitest'
import type { Favourites } from '../favourites/favourites-store.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function guestWith(...ids: string[]) {
  const visitor = await shop().guest()
  for (const id of ids) await visitor.send('addFavourite', { body: { id } })
  const { body } = await visitor.send<Favourites>('readFavourites')
  return { visitor, ...body }
}

const page = async (visitor: Visitor, path = '/en-gb/favorites') =>
  (await visit(path, { visitor })).text()

describe('the favourites page', () => {
  test('lists the favourites and their count (FAV-001)', async () => {
    const { visitor } = await guestWith('CAIRN001BLK', 'CAIRN002TRN')
    const html = await page(visitor)
    expect(html).toContain('Summit Down Jacket')
    expect(html).toContain('Ridge Shell')
    expect(html).toContain('2 products')
  })

  test('is not shown to other visitors and is not cached (guarantee 36)', async () => {
    await guestWith('CAIRN001BLK')
    const answer = await visit('/en-gb/favorites')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).not.toContain('Summit Down Jacket')
  })

  test('reads as many favourites for a page as a listing has products (FAV-007)', async () => {
    const { visitor, favoriteId, items } = await guestWith('CAIRN001BLK')
    const requests: unknown[] = []
    const calls: Partial<Client> = {
      readFavourites: async ({ query }) => {
        requests.push(query)
        return accept({ favoriteId, items, total: 2 * productsPerPage })
      },
    }
    await visit('/en-gb/favorites', { visitor, calls })
    await visit('/en-gb/favorites?page=2', { visitor, calls })
    expect(requests).toEqual([
      { start: 0, count: productsPerPage },
      { start: productsPerPage, count: productsPerPage },
    ])
  })

  test('shows popular products if there are no favourites', async () => {
    const html = await page(shop().visitor())
    expect(html).toContain('Nothing kept yet.')
    expect(html).toContain('Liked by many')
  })

  test('removes a favourite without scripts', async () => {
    const { visitor, favoriteId, items } = await guestWith('CAIRN001BLK', 'CAIRN002TRN')
    const itemId = items[0]?.itemId ?? ''
    await visit('/en-gb/favorites', { visitor, form: { favoriteId, itemId } })
    const html = await page(visitor)
    expect(html).toContain('1 product')
    expect(html).not.toContain('Ridge Shell')
  })

  test('shows a placeholder for a product that is no longer sold', async () => {
    const { visitor, favoriteId } = await guestWith('CAIRN001BLK')
    await shop().database.run(`update favourites set product_id = 'CAIRN998' where list_id = $1`, [
      favoriteId,
    ])
    expect(await page(visitor)).toContain('Not sold here at the moment.')
  })

  test('shows an error if it cannot be read, and offers to try again (ERR-055)', async () => {
    const calls: Partial<Client> = {
      readFavourites: async () => refusedAnswer('temporarilyUnavailable'),
    }
    const answer = await visit('/en-gb/favorites', { ...(await guestWith('CAIRN001')), calls })
    expect(answer.status).toBe(503)
    const html = await readShownHtml(answer)
    const alert = /<div role="alert".*?<\/form>/s.exec(html)?.[0] ?? ''
    expect(alert).toContain('Your favourites could not be opened.')
    expect(alert).toMatch(/<form[^>]*method="get".*?<button[^>]*>.*?Try again/s)
  })
})

describe('shared favourites', () => {
  const shareList = async () => {
    const { visitor, favoriteId } = await guestWith('CAIRN001BLK')
    await visitor.send('shareFavourites', { params: { favoriteId }, body: {} })
    return favoriteId
  }

  test('are shown to anyone with the link, and excluded from search engines (FAV-008)', async () => {
    const html = await page(shop().visitor(), `/en-gb/favorites/${await shareList()}`)
    expect(html).toContain('Summit Down Jacket')
    expect(html).toContain('content="noindex"')
  })

  test('say that the list is empty once its owner has removed everything', async () => {
    const { visitor, favoriteId, items } = await guestWith('CAIRN001BLK')
    await visitor.send('shareFavourites', { params: { favoriteId }, body: {} })
    const path = `/en-gb/favorites/${favoriteId}`
    expect(await page(shop().visitor(), path)).not.toContain('This list is empty.')

    const params = { favoriteId, itemId: items[0]?.itemId ?? '' }
    await visitor.send('removeFavourite', { params })
    const html = await page(shop().visitor(), path)
    expect(html).toContain('This list is empty.')
    expect(html).not.toContain('0 products')
    expect(html).not.toContain('Press a heart')
  })

  test.each(['nothing', '6a3c1e9e-0000-4000-8000-000000000000'])(
    'are not found at %s',
    async (name) => {
      expect((await visit(`/en-gb/favorites/${name}`)).status).toBe(404)
    },
  )

  test('are not found before they are shared', async () => {
    const { favoriteId } = await guestWith('CAIRN001BLK')
    expect((await visit(`/en-gb/favorites/${favoriteId}`)).status).toBe(404)
  })
})

describe('the form that mails the favourites', () => {
  const signedInWithFavourite = async () => {
    const visitor = await shop().guest()
    await signInAs(visitor, 'shopper@cairn.test')
    await visitor.send('addFavourite', { body: { id: 'CAIRN001BLK' } })
    const { body } = await visitor.send<Favourites>('readFavourites')
    return { visitor, favoriteId: body.favoriteId }
  }

  const submit = async (recipients: string, message = '') => {
    const { visitor, favoriteId } = await signedInWithFavourite()
    const form = { intent: 'mail', favoriteId, recipients, message }
    return visit('/en-gb/favorites', { visitor, form })
  }
  const sharedWith = async (recipient: string) =>
    (await shop().database.run('select from favourite_shares where recipient = $1', [recipient]))
      .rows

  test('sends them without scripts', async () => {
    const answer = await submit('ada@example.com; grace@example.com', 'Which one?')

    expect(await readShownHtml(answer)).toContain('Your favourites are on their way.')
    expect(await sharedWith('grace@example.com')).toHaveLength(1)
  })

  test.each([
    ['ada@', '', 'Enter between one and 5 email addresses'],
    ['', '', 'Enter between one and 5 email addresses'],
    ['eve@example.com', 'See evil.example', 'Please leave out web addresses'],
  ])('shows what is wrong with %j and %j, and keeps it', async (recipients, message, problem) => {
    const answer = await submit(recipients, message)

    expect(answer.status).toBe(400)
    const html = await readShownHtml(answer)
    expect(html).toContain(problem)
    expect(html).toContain(message)
    expect(await sharedWith('eve@example.com')).toEqual([])
  })

  test('asks guests to sign in', async () => {
    const { visitor } = await guestWith('CAIRN001BLK')
    const html = await page(visitor)
    expect(html).toContain('Sign in to send your favourites by mail')
    expect(html).not.toContain('name="recipients"')
  })
})

describe('the page that refuses further mails', () => {
  test('changes nothing before its button is pressed', async () => {
    const token = shareRefusalToken('ada@example.com', shop().mailKeys.tokenSecret)
    const path = `/de-de/favorites/no-mails/${token}`
    const refusals = async () =>
      (await shop().database.run('select from share_mail_refusals')).rows.length
    expect(await (await visit(path)).text()).toContain('Keine solchen E-Mails senden')
    expect(await refusals()).toBe(0)

    expect(await (await visit(path, { form: {} })).text()).toContain('Ab jetzt gehen keine')
    expect(await refusals()).toBe(1)
  })

  test('is not found for a token that was not mailed', async () => {
    expect((await visit('/de-de/favorites/no-mails/made-up', { form: {} })).status).toBe(404)
  })
})
