import { expect, test } from 'vitest'
import { checkoutTable } from './checkout-table.ts'
import { figureOf } from './figures.ts'

const figureWith = (perSecond: number, errors = 0) => {
  const run = {
    p50: 1,
    p975: 2,
    p99: 3,
    errors,
    firstError: errors ? 'refused' : undefined,
    cpuShare: 0.2,
  }
  const reference = { ...run, perSecond: 1000, errors: 0, firstError: undefined }
  return figureOf([{ shop: { ...run, perSecond }, reference }])
}

test('only a loss of more than five percent counts as slower', () => {
  const table = checkoutTable([
    { name: 'a little slower', figure: figureWith(951) },
    { name: 'slower', figure: figureWith(949) },
  ])
  expect(table).toMatch(/a little slower .* 951 .* 1,000 .* 0\.951 \| no/)
  expect(table).toMatch(/\| slower .* 949 .* 1,000 .* 0\.949 \| YES/)
})

test('runs with errors have no ratio', () => {
  expect(checkoutTable([{ name: 'failing', figure: figureWith(2000, 3) }])).toMatch(
    /failing .* void \| 3 errors: refused/,
  )
})
