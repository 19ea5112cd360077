import { expect, test } from 'vitest'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const sideOf = async (path: string) => {
  const html = await (await visit(path)).text()
  return {
    side: html.slice(html.indexOf('class="product-side"')).split('recommendations')[0],
    html,
  }
}

test('the page of a free gift offers no purchase and names no price', async () => {
  const { side, html } = await sideOf('/en-gb/p/trail-mug-CAIRN007SNW')

  expect(side).toContain('A free gift.')
  expect(side).not.toMatch(/Add to bag|Wallet pay|value="add"|£/)
  expect(html).not.toContain('"@type":"Offer"')
})

test('the page marks the sizes that are sold out, and no others (PROD-021)', async () => {
  const path = '/en-gb/p/summit-down-jacket-CAIRN001BLK'
  const soldOutSkus = ({ side = '' }: { side: string | undefined }) =>
    Array.from(
      side.matchAll(
        /<label class="box ([\w-]*)"><input[^>]* value="([^"]*)"[^>]*>(.*?)<\/label>/gs,
      ),
      ([, className, sku, text = '']) => ({ className, sku, isNamed: text.includes('sold out') }),
    ).filter(({ className, isNamed }) => className === 'box-sold-out' || isNamed)
  expect(soldOutSkus(await sideOf(path))).toEqual([])
  await shop().database.exec(`update variants set on_hand = 0 where sku = 'CAIRN001BLK-M'`)
  expect(soldOutSkus(await sideOf(path))).toEqual([
    { className: 'box-sold-out', sku: 'CAIRN001BLK-M', isNamed: true },
  ])
})

test('the page of any other product offers its purchase', async () => {
  const { side, html } = await sideOf('/en-gb/p/summit-down-jacket-CAIRN001BLK')

  expect(side).toMatch(/Add to bag/)
  expect(side).toMatch(/value="wallet"[^>]*><svg[^>]*><use href="[^"]*#wallet"/)
  expect(side).not.toContain('A free gift.')
  expect(html).toContain('"@type":"Offer"')
})

test.each([
  ['en-us', 'Similar products'],
  ['de-de', 'Ähnliche Produkte'],
  ['fr-fr', 'Dans le même esprit'],
  ['it-it', 'Prodotti simili'],
  ['es-es', 'Productos similares'],
])('the recommendations of the page in %s are called %j', async (locale, title) => {
  const redirect = await visit(`/${locale}/p/x-CAIRN001BLK`)
  const html = await (await visit(redirect.headers.get('location') ?? '')).text()
  const recommendations = html.slice(html.indexOf('class="recommendations"'))
  expect(/<h2[^>]*>([^<]*)</.exec(recommendations)?.[1]).toBe(title)
})

test('the page of a gift card offers amounts in the currency of the site, and no colour and size', async () => {
  const { side = '', html } = await sideOf('/en-us/p/digital-gift-card-CAIRN008HTR')

  expect(side).toMatch(/Amount.*\$25<.*\$500</s)
  expect(side).not.toMatch(/Color|Heather|Size/)
  expect(html).toContain('<title>Digital Gift Card')
  expect(html).not.toMatch(/Digital Gift Card, Heather|"size":|"color":/)

  const german = await sideOf('/de-de/p/digitaler-gutschein-CAIRN008HTR')
  expect(german.side).toMatch(/Betrag.*25\s€<.*500\s€</s)
  expect(german.side).not.toMatch(/Farbe|Größe/)
})

test('the button of a product with several prices names none before the choice', async () => {
  const buttonOf = async (path: string) =>
    /<button[^>]*>(?:<[^>]*>)*([^<]*Add to bag[^<]*)</.exec((await sideOf(path)).side ?? '')?.[1]

  expect(await buttonOf('/en-gb/p/digital-gift-card-CAIRN008HTR')).toBe('Add to bag')
  expect(await buttonOf('/en-gb/p/summit-down-jacket-CAIRN001BLK')).toBe('Add to bag, £280.00')
})

test('the page of a gift card promises no parcel, return or tax', async () => {
  const { side } = await sideOf('/de-de/p/digitaler-gutschein-CAIRN008HTR')

  expect(side).toContain('wenige Minuten nach der Bestellung per E-Mail')
  expect(side).not.toMatch(/Werktagen|Rücksendung|MwSt|Versandkosten/)
})
