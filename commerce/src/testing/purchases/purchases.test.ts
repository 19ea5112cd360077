import { describe, expect, test } from 'vitest'
import { allPurchases, type Purchase, selectForBrowser } from './purchases.ts'

const selected = selectForBrowser(allPurchases)

type ChoiceOf = (purchase: Purchase) => string

const choices = (purchases: readonly Purchase[], choiceOf: ChoiceOf): string[] =>
  [...new Set(purchases.map(choiceOf))].toSorted()

test.each<[string, ChoiceOf]>([
  ['each payment method', ({ shopper, payment }) => `${shopper}, ${payment}`],
  ['each delivery', ({ shopper, delivery }) => `${shopper}, ${delivery}`],
])('every kind of shopper uses %s in both locales', (_, choiceOf) => {
  // An express shopper has only one payment method.
  const purchases = allPurchases.filter(({ shopper }) => shopper !== 'express shopper')
  const inOneLocale = [...Map.groupBy(purchases, choiceOf)].filter(
    ([, equalPurchases]) => choices(equalPurchases, ({ locale }) => locale).length < 2,
  )
  expect(inOneLocale).toEqual([])
})

describe('the purchases in the browser', () => {
  test.each<[string, ChoiceOf]>([
    ['every payment method', ({ payment }) => payment],
    ['every kind of shopper in both locales', ({ shopper, locale }) => `${shopper}, ${locale}`],
    ['every delivery in both locales', ({ delivery, locale }) => `${delivery}, ${locale}`],
  ])('use %s', (_, choiceOf) => {
    expect(choices(selected, choiceOf)).toEqual(choices(allPurchases, choiceOf))
  })

  test('use the form for a new card of a shopper with a saved card', () => {
    const purchase = { shopper: 'shopper', payment: 'card' }
    expect(selected).toContainEqual(expect.objectContaining(purchase))
  })

  test('are few', () => {
    expect(selected.length).toBeLessThanOrEqual(20)
  })
})
