import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type RefusalDefinition, refusals } from './refusals.ts'

const fileOf = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const catalogue: [string, RefusalDefinition][] = Object.entries(refusals)
const ids = catalogue.map(([, { id }]) => id)
const isOwnCode = (id: string) => /^(REQ|BOT)\d/.test(id)

const requirementsOf = (rows: string) => rows.split('\n').map((row) => row.split('\t')[4] ?? '')
const codesOf = (text: string) => text.match(/\b(?:[A-Z]{2,4}\d{3,4}|4044)\b/g) ?? []

test('the catalogue contains the codes of the specification and the shop’s own codes, and no others', () => {
  const rows = requirementsOf(fileOf('docs/spec/requirements.tsv'))
  const specified = [...new Set(rows.flatMap(codesOf))].toSorted()
  expect(specified.length).toBeGreaterThan(100)
  expect(ids.filter((id) => !isOwnCode(id)).toSorted()).toEqual(specified)
})

test('every id is unique', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('a code that contains an HTTP status has this status', () => {
  const codesWithStatus = catalogue.filter(([, { id }]) => /^(REQ|API|BOT)/.test(id))
  expect(codesWithStatus.filter(([, { id, status }]) => Number(id.slice(3)) !== status)).toEqual([])
})

test('every refusal has an error status', () => {
  const knownStatuses = [
    400, 401, 402, 403, 404, 405, 406, 409, 410, 412, 413, 415, 416, 417, 422, 423, 424, 428, 429,
    500, 501, 502, 503,
  ]
  expect(catalogue.filter(([, { status }]) => !knownStatuses.includes(status))).toEqual([])
})

test('only failed challenges and missing permissions have status 403', () => {
  const forbidden = catalogue.filter(([, { status }]) => status === 403).map(([, { id }]) => id)
  expect(forbidden.toSorted()).toEqual(['AUT403', 'AUT432', 'BOT403', 'REQ403', 'REW130', 'REW135'])
})

test('the aliases of the specification belong to their codes', () => {
  const codesByAlias = Object.groupBy(
    catalogue.flatMap(([, { id, alias }]) => (alias ? [{ id, alias }] : [])),
    ({ alias }) => alias,
  )
  const aliasRows = Object.entries(codesByAlias).map(([alias, codes = []]) => [
    alias,
    codes.map(({ id }) => id).join(' '),
  ])
  expect(Object.fromEntries(aliasRows)).toEqual({
    ADDED_MAX_QUANTITY: 'INV408',
    ADDRESS_NOT_FOUND: 'PYT405',
    CANT_SHIP_THERE: 'PAY401',
    CART_NOT_FOUND: 'BSK404',
    CC_ALREADY_EXISTS: 'PYT300',
    CC_EXPIRY_DATE_INVALID: 'FE309',
    DUPLICATED_TOKEN: 'AUT409',
    GC_ALREADY_APPLIED: 'GFC755',
    GC_INVALID2: 'GFC800',
    GC_NOT_ALLOWED: 'GFC760',
    GC_ZERO_BALANCE: 'GFC700 GFC725 GFC740',
    GWP_PRODUCT: 'GWP403',
    INVALID_CUSTOMER: 'AUT498',
    INVALID_PRICE: 'PRC400',
    ITEMS_OOS: 'INV406',
    ITEM_NOT_AVAILABLE: 'ORD404',
    ITEM_NO_LONGER_AVAILABLE: 'ORD430',
    ITEM_OOS: 'INV700',
    NO_PRICE: 'INV702',
    PAYMENT_ERROR: 'PAY400',
    PAYMENT_FRAUD_VERIFICATION_EXCEPTION: 'PYT402',
    PAYMENT_INSTRUMENT_NOT_FOUND: 'PYT404',
    SHIPPING_POBOX_UNAVAILABLE: 'SHP500',
    SOME_PRODUCTS_NO_INVENTORY: 'INV409',
  })
})

const [catalogueSection = ''] = fileOf('docs/errors.md').split('## Where each error is shown')

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| (?:[A-Z]+\d+|\d+) /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))

test('docs/errors.md lists every code once, as defined in the catalogue', () => {
  const rows = rowsOf(catalogueSection)
  const documented = rows.map(([, id, , name, status, meaning, aliases]) => [
    id,
    name,
    status,
    meaning,
    aliases,
  ])
  const expected = catalogue.map(([name, { id, status, meaning, alias = '' }]) => {
    return [id, name, String(status), meaning, alias]
  })
  expect(documented.toSorted(byId)).toEqual(expected.toSorted(byId))
  expect(rows.filter((cells) => !cells[2] || !cells[7])).toEqual([])
})

const byId = ([a = '']: (string | undefined)[], [b = '']: (string | undefined)[]) =>
  a < b ? -1 : Number(a > b)
