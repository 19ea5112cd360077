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
type AddressChanges = { [Field in keyof typeof home | 'addressLine2']?: string | undefined }
const ofAddress = (more: AddressChanges) =>
  identitiesOf({ emails: [], homeAddress: { ...home, ...more } })

test('one mailbox is one customer, however its address is written', () => {
  expect(ofEmail(' Ada+shop@Example.com')).toEqual(ofEmail('ada@example.com'))
  expect(ofEmail('bea@example.com')).not.toEqual(ofEmail('ada@example.com'))
})

test('a mailbox at Gmail is one customer with and without dots, at other hosts dots matter', () => {
  expect(ofEmail('A.d.a+x@GoogleMail.com')).toEqual(ofEmail('ada@gmail.com'))
  expect(ofEmail('a.da@example.com')).not.toEqual(ofEmail('ada@example.com'))
})

test.each([
  [{ addressLine1: '1600 larimer st.' }],
  [{ firstName: 'Bea', city: 'DENVER' }],
  [{ addressLine1: '1600', addressLine2: 'Larimer Street' }],
  [{ postalCode: '80 202' }],
  [{ postalCode: '80202-1234' }],
  [{ addressLine1: '1600 Larimer Str\u200Beet' }],
])('one home is one customer, however its address is written: %o', (spelling) => {
  expect(ofAddress(spelling)).toEqual(ofAddress({}))
})

test.each([
  ['12 Park Avenue', '12 park ave'],
  ['12 Sunset Boulevard', '12 Sunset Blvd.'],
  ['12 Ocean Drive', '12 Ocean Dr'],
  ['12 Penny Lane', '12 Penny Ln'],
  ['12 Abbey Road', '12 Abbey Rd'],
  ['12 Larimer St, Apartment 4', '12 Larimer St Apt 4'],
  ['12 Larimer St, Apartment 4', '12 Larimer St #4'],
  ['12 Larimer St, Apt. # 4', '12 Larimer St, Unit 4'],
  ['12 Larimer St, Suite 4', '12 Larimer St, Ste. 4'],
])('%s and %s are one home', (inFull, abbreviated) => {
  expect(ofAddress({ addressLine1: inFull })).toEqual(ofAddress({ addressLine1: abbreviated }))
})

test('each line of an address is read on its own', () => {
  expect(ofAddress({ addressLine2: 'Apartment 2' })).toEqual(
    ofAddress({ addressLine1: '1600 Larimer St', addressLine2: 'Apt 2' }),
  )
})

test('German streets and accents are recognised', () => {
  const german = { postalCode: '10115', countryCode: 'DE' }
  const ofStreet = (addressLine1: string) => ofAddress({ ...german, addressLine1 })
  expect(ofStreet('Müllerstraße 5')).toEqual(ofStreet('Mullerstrasse 5'))
  expect(ofStreet('Müllerstr. 5')).toEqual(ofStreet('Müllerstraße 5'))
  expect(ofStreet('Müller 5')).not.toEqual(ofStreet('Müllerstraße 5'))
})

test('another flat or another house is another customer', () => {
  expect(ofAddress({ addressLine2: 'Apt 2' })).not.toEqual(ofAddress({ addressLine2: 'Apt 3' }))
  expect(ofAddress({ addressLine1: '1602 Larimer Street' })).not.toEqual(ofAddress({}))
})

test('the same street with another postcode or in another country is another customer', () => {
  expect(ofAddress({ postalCode: '80203' })).not.toEqual(ofAddress({}))
  expect(ofAddress({ postalCode: 'SW1A 1AA' })).not.toEqual(ofAddress({ postalCode: 'SE1A 1AA' }))
  expect(ofAddress({ countryCode: 'CA' })).not.toEqual(ofAddress({}))
})

test('a postcode or a country that is not stated is like an empty one', () => {
  expect(ofAddress({ postalCode: undefined })).toEqual(ofAddress({ postalCode: '' }))
  expect(ofAddress({ countryCode: undefined })).toEqual(ofAddress({ countryCode: '' }))
})

test('the text of an identity stays what earlier orders were counted by', () => {
  const emails = ['Ada+shop@Example.com', 'ada@example.com']
  const homeAddress = {
    ...home,
    addressLine1: '5 Straßenweg',
    addressLine2: 'Königstraße',
    postalCode: 'SW1A 1AA',
    countryCode: 'GB',
  }
  expect(identitiesOf({ emails, homeAddress, instruments: ['visa-1'] })).toEqual([
    'email ada@example.com',
    'address GB sw1a1aa 5strassenwegkonigstr',
    'instrument visa-1',
  ])
})

test('email, home and payment instrument are identities of their own', () => {
  expect(
    identitiesOf({ emails: ['ada@example.com', null], homeAddress: home, instruments: ['x'] }),
  ).toHaveLength(3)
  expect(identitiesOf({ emails: [null, undefined], homeAddress: null })).toEqual([])
})
