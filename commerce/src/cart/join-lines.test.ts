import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSellable } from '../catalogue/sellable-example.ts'
import type { CartLine } from './cart.ts'
import { joinLines } from './join-lines.ts'

const jacket = aSellable()
const shoe = aSellable({ sku: 'CAIRN005BLK-9', styleId: 'CAIRN005', maxPerOrder: 3 })

const line = (id: string, more: Partial<CartLine> = {}): CartLine => ({
  id,
  sku: jacket.sku,
  quantity: 1,
  recipeId: null,
  shippingMethod: 'standard',
  giftOption: null,
  sellable: jacket,
  ...more,
})
const shoes = (id: string, quantity: number) =>
  line(id, { sku: shoe.sku, sellable: shoe, quantity })

test('what is not there yet moves over, and what is there gets more', () => {
  expect(joinLines([line('own')], [line('guest', { quantity: 2 }), shoes('shoes', 1)])).toEqual({
    moved: ['shoes'],
    raised: [{ id: 'own', quantity: 3 }],
  })
})

test('no more is asked for than one order can hold, and nothing is taken away', () => {
  expect(joinLines([shoes('own', 2)], [shoes('guest', 2)]).raised).toEqual([
    { id: 'own', quantity: 3 },
  ])
  expect(joinLines([shoes('own', 5)], [shoes('guest', 2)]).raised).toEqual([])
})

test('two greetings, or two ways of making it, stay two', () => {
  const greeting = { email: 'a@cairn.test', to: 'A', message: 'Hello' }
  const guests = [
    line('greeting', { giftOption: greeting }),
    line('recipe', { recipeId: 'recipe-1' }),
  ]

  expect(joinLines([line('own', { giftOption: greeting })], guests)).toEqual({
    moved: ['greeting', 'recipe'],
    raised: [],
  })
})

test('every line of the other cart either moves or finds its twin', () => {
  const some = fc.array(fc.record({ sku: fc.constantFrom('a', 'b', 'c'), quantity: fc.nat(20) }))
  fc.assert(
    fc.property(some, some, (own, other) => {
      const linesOf = (whose: string, given: typeof own) =>
        given.map(({ sku, quantity }, at) => line(`${whose}${at}`, { sku, quantity: quantity + 1 }))
      const [ownLines, otherLines] = [linesOf('own', own), linesOf('other', other)]
      const { moved } = joinLines(ownLines, otherLines)
      const hasTwin = ({ sku }: CartLine) => ownLines.some((each) => each.sku === sku)

      expect([...moved]).toEqual(otherLines.filter((each) => !hasTwin(each)).map(({ id }) => id))
    }),
  )
})
