import { accept } from '@cairn/contract/refusals/result'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { pageContext } from '../platform/page/page-context.ts'
import { browserCommerce, callsTo, fakeCommerce } from '../platform/testing/test-commerce.ts'
import { loader } from './favourites-route.tsx'

vi.mock('@cairn/contract/catalogue/products-per-page', () => ({ productsPerPage: 12 }))

test('a page of favourites has the configured number of products (FAV-007)', async () => {
  fakeCommerce.answers.readFavourites = () => accept({ favoriteId: 'list', items: [], total: 30 })
  const context = new RouterContextProvider()
  const page = { locale: 'en-gb', accessKey: '', nonce: '' } as const
  context.set(pageContext, { ...page, commerce: browserCommerce() })
  const headers = { cookie: `${flagCookies.refreshExpiresAt}=1` }
  const request = new Request('http://localhost:3000/en-gb/favorites?page=2', { headers })
  await loader({ context, request, url: new URL(request.url) } as never)

  expect(callsTo('readFavourites').map((call) => call.request)).toEqual([
    { query: { start: 12, count: 12 } },
  ])
})
