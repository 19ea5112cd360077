import { expect, test } from 'vitest'
import { bookInputOf, typedValues } from './book-input.ts'

test('an address is sent under the names of the address book (ACC-031)', () => {
  const sent = bookInputOf({
    firstName: 'Sam',
    lastName: 'Whitlock',
    addressLine1: '1624 Market Street',
    city: 'Denver',
    province: 'CO',
    postalCode: '80202',
    countryCode: 'US',
    email: 'sam@example.com',
    phone: '+13035550100',
  })
  expect(sent).toEqual({
    recipientFirstName: 'Sam',
    recipientLastName: 'Whitlock',
    recipientContactEmail: 'sam@example.com',
    recipientContactPhone: '+13035550100',
    addressLine1: '1624 Market Street',
    addressLine2: '',
    city: 'Denver',
    postalCode: '80202',
    stateCityProvDept: 'CO',
    countryCode: 'US',
  })
})

test('the typed values are those of the address', () => {
  expect(typedValues({ 'book-city': 'Denver', main: 'on' })).toEqual({ city: 'Denver' })
})
