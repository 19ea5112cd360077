import { describe, expect, test } from 'vitest'
import {
  type AddressBook,
  type BookEntry,
  maxAddresses,
  withChangedAddress,
  withNewAddress,
  withoutAddress,
} from './address-book.ts'

const home = {
  firstName: 'Ada',
  lastName: 'Berg',
  addressLine1: '1600 Larimer Street',
  city: 'Denver',
  province: 'Colorado',
  postalCode: '80202',
  countryCode: 'US',
  phone: '(303) 555-0142',
}

const empty: AddressBook = { email: 'ada@example.com', entries: [] }
const bookOf = (entries: readonly BookEntry[]): AddressBook => ({ ...empty, entries })

type AddressFields = Partial<Parameters<typeof withNewAddress>[1]['input']>
const add = (book: AddressBook, id: string, more: AddressFields = {}) =>
  withNewAddress(book, { id, country: 'US', input: { ...home, ...more } })
const change = (book: AddressBook, id: string, input: AddressFields) =>
  withChangedAddress(book, { id, country: 'US', input })

function bookWith(...ids: string[]): AddressBook {
  let book = empty
  for (const id of ids) {
    const result = add(book, id, { addressLine1: `${id} Larimer Street` })
    if (result.ok) book = bookOf(result.value)
  }
  return book
}

const mainsOf = (entries: readonly BookEntry[]) =>
  entries.filter(({ isMain }) => isMain).map(({ id }) => id)
const entriesOf = (result: ReturnType<typeof add | typeof change>): BookEntry[] =>
  result.ok ? result.value : []

describe('an address book', () => {
  test('stores an address in the format of its country, with the email of its owner', () => {
    expect(entriesOf(add(empty, '1'))[0]?.fields).toEqual({
      ...home,
      province: 'CO',
      phone: '+13035550142',
      email: 'ada@example.com',
    })
  })

  test.each([
    ['a postcode of another country', { postalCode: 'SE1 3LD' }, 'postalCode'],
    ['no city', { city: ' ' }, 'city'],
    ['no phone', { phone: undefined }, 'phone'],
    ['a British address without a British postcode', { countryCode: 'GB' }, 'postalCode'],
  ])('refuses %s', (_, more, fields) => {
    const { phone, ...rest } = { ...home, ...more }
    const input = { ...rest, ...(phone !== undefined && { phone }) }
    expect(withNewAddress(empty, { id: '1', country: 'US', input })).toMatchObject({
      refusal: { name: 'addressInvalid', data: { fields } },
    })
  })

  test('recognises a duplicate address, regardless of its spelling (ACC-015)', () => {
    const book = bookOf(entriesOf(add(empty, '1')))
    const sameAddress = { addressLine1: ' 1600  LARIMER street', province: 'co' }
    expect(add(book, '2', sameAddress)).toMatchObject({ refusal: { name: 'addressExists' } })
    expect(add(book, '2', { firstName: 'Bo' }).ok).toBe(true)
    expect(add(book, '2', { approachType: 'B' }).ok).toBe(true)
    expect(change(bookWith('1', '2'), '2', { addressLine1: '1 Larimer Street' })).toMatchObject({
      refusal: { name: 'addressExists' },
    })
  })

  test('has a maximum number of addresses', () => {
    const ids = Array.from({ length: maxAddresses - 1 }, (_, index) => String(index))
    const book = bookWith(...ids)
    expect(add(book, 'last').ok).toBe(true)
    expect(add(bookWith(...ids, 'last'), 'more')).toMatchObject({
      refusal: { name: 'addressBookFull' },
    })
  })

  test('has one main address of each type: the first one, unless another one is chosen (ACC-036, ACC-037)', () => {
    const book = bookWith('1', '2')
    expect(mainsOf(book.entries)).toEqual(['1'])
    expect(mainsOf(entriesOf(add(book, '3', { main: true })))).toEqual(['3'])
    const withBilling = bookOf(entriesOf(add(book, '3', { approachType: 'B' })))
    expect(mainsOf(withBilling.entries)).toEqual(['1', '3'])
    expect(mainsOf(entriesOf(change(withBilling, '2', { main: true })))).toEqual(['2', '3'])
    const otherBilling = {
      approachType: 'B',
      main: true,
      addressLine1: '4 Larimer Street',
    } as const
    const withTwoBilling = bookOf(entriesOf(add(withBilling, '4', otherBilling)))
    expect(mainsOf(withTwoBilling.entries)).toEqual(['1', '4'])
    expect(mainsOf(entriesOf(change(withTwoBilling, '2', { main: true })))).toEqual(['2', '4'])
    expect(mainsOf(entriesOf(change(book, '2', { main: true })))).toEqual(['2'])
    expect(mainsOf(entriesOf(change(book, '1', { main: false })))).toEqual(['1'])
    expect(mainsOf(entriesOf(change(book, '1', { approachType: 'B' })))).toEqual(['1', '2'])
    expect(mainsOf(entriesOf(withoutAddress(book, '1')))).toEqual(['2'])
  })

  test('changes only the given fields', () => {
    const book = bookWith('1')
    const [entry] = entriesOf(change(book, '1', { city: 'Boulder', addressLine2: 'Suite 4' }))
    expect(entry?.fields).toMatchObject({
      city: 'Boulder',
      addressLine2: 'Suite 4',
      lastName: 'Berg',
    })
    const [changedEntry] = entriesOf(
      change(bookOf(entry ? [entry] : []), '1', { addressLine2: '' }),
    )
    expect(changedEntry?.fields.addressLine2).toBeUndefined()
  })
})
