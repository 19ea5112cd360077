import { expect, test } from 'vitest'
import { identitiesOf } from './shopper-identity.ts'

const home = {
  firstName: 'Ada',
  lastName: 'Berg',
  addressLine1: '1600 Larimer Street',
  city: 'Denver',
  postalCode: '80202',
  countryCode: 'US',
}
const ofEmail = (email: string) => identitiesOf({ emails: [email], homeAddress: null })
const ofAddress = (more: Partial<typeof home & { addressLine2: string }>) =>
  identitiesOf({ emails: [], homeAddress: { ...home, ...more } })

test('one mailbox is one customer, however its address is written', () => {
  expect(ofEmail(' Ada+shop@Example.com')).toEqual(ofEmail('ada@example.com'))
  expect(ofEmail('bea@example.com')).not.toEqual(ofEmail('ada@example.com'))
})

test.each([
  [{ addressLine1: '1600 larimer st.' }],
  [{ firstName: 'Bea', city: 'DENVER' }],
  [{ addressLine1: '1600', addressLine2: 'Larimer Street' }],
  [{ postalCode: '80 202' }],
])('one home is one customer, however its address is written: %o', (spelling) => {
  expect(ofAddress(spelling)).toEqual(ofAddress({}))
})

test('German streets and accents are recognised', () => {
  const german = { postalCode: '10115', countryCode: 'DE' }
  expect(ofAddress({ ...german, addressLine1: 'Müllerstraße 5' })).toEqual(
    ofAddress({ ...german, addressLine1: 'Mullerstrasse 5' }),
  )
})

test('another flat or another house is another customer', () => {
  expect(ofAddress({ addressLine2: 'Apt 2' })).not.toEqual(ofAddress({ addressLine2: 'Apt 3' }))
  expect(ofAddress({ addressLine1: '1602 Larimer Street' })).not.toEqual(ofAddress({}))
})

test('email, home and payment instrument are identities of their own', () => {
  expect(
    identitiesOf({ emails: ['ada@example.com', null], homeAddress: home, instrument: 'x' }),
  ).toHaveLength(3)
  expect(identitiesOf({ emails: [null, undefined], homeAddress: null })).toEqual([])
})
