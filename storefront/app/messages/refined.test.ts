import type { Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openVisited, type VisitShop } from '../platform/test-visit.ts'
import { refinementOf } from './refined.ts'

let shop: Shop
let visit: VisitShop

beforeAll(async () => {
  ;({ shop, visit } = await openVisited())
}, 60_000)

afterAll(() => shop.close())

const shoeIn = async (locale: string) =>
  (await visit(`/${locale}/p/approach-trail-shoe-CAIRN005MSS`)).text()

it('a page says what its country says otherwise than its language', async () => {
  const american = await shoeIn('en-us')
  expect(american).toContain('>Color</span>')
  expect(american).not.toContain('Colour')
  expect(await shoeIn('en-gb')).toContain('>Colour</span>')
})

it('a browser finds the same by the language of the page', () => {
  expect(refinementOf('en-US').colour).toBe('Color')
  expect(refinementOf('fr-CA').email).toBe('Adresse courriel')
  expect(refinementOf('de-DE')).toEqual({})
})
