import type { FieldTexts } from '../reference/field-texts.ts'
import {
  addAddress,
  addressRules,
  changeAddress,
  countryRules,
  fieldRule,
  readCountries,
  readCountryRules,
} from './address-calls.ts'
import {
  address,
  addressBookEntry,
  addressBookEntryChange,
  addressBookEntryInput,
} from './address.ts'

export const addressTexts: FieldTexts = [
  [
    address,
    {
      '': 'A postal address with a contact. Which fields are mandatory depends on its use and country; readCountryRules answers with the exact rules. A delivery in the US needs firstName, lastName, addressLine1, city, province, postalCode, countryCode, email and phone; where a country has no provinces, province is not needed. A pickup needs no street, and digital delivery only an email address. An address that breaks a rule is refused with CHK320 or CHK380, and the fields are named.',
      firstName: 'The first name of the recipient, 2 to 30 letters. Mandatory.',
      lastName: 'The last name of the recipient, 2 to 30 letters. Mandatory.',
      addressLine1:
        'Street and number, at most 30 characters. Mandatory for a delivery. A PO box is refused where the carrier takes none.',
      addressLine2: 'Apartment, floor or company, at most 30 characters.',
      city: 'The town, at most 30 characters. Mandatory for a delivery.',
      province:
        'The state or province as its code, such as CO. Mandatory in countries for which readCountryRules lists `states`.',
      postalCode:
        'The postal code in the format of the country, such as 80202 or SW1A 1AA. Mandatory.',
      country: 'The name of the country. Not needed beside `countryCode`.',
      countryCode:
        'The country as an ISO 3166-1 code with two capital letters. That of the site if omitted.',
      email:
        'The email address of the recipient, who gets the mails about the order. Mandatory for a delivery.',
      phone:
        'The phone number of the recipient, as typed or as +13035550142. Mandatory for a delivery.',
      shippingId: 'The shipping that the address belongs to. Carts have one, so it is not needed.',
      addressId: 'An entry of the address book of the shopper, which replaces all other fields.',
      isValidated:
        'In answers: whether the shopper has confirmed the address with validateShippingAddress. Ignored in requests.',
      subscriptions: 'Consents that the shopper gives with this address.',
      'subscriptions.newsletterConsent':
        'Whether the shopper subscribes to the newsletter. setShippingAddress creates the subscription; nothing ends it if it is false.',
    },
  ],
  [
    addressBookEntry,
    {
      '': 'An entry of the address book of a shopper.',
      id: 'The same as `addressId`.',
      approachType: 'S for a shipping address, B for a billing address.',
      main: 'Whether it is the default of its type.',
    },
  ],
  [
    addressBookEntryInput,
    {
      '': 'An address to save in the address book. Some fields have a second name, which older clients send.',
      approachType: 'S for a shipping address, B for a billing address. S if omitted.',
      main: 'Whether it is the default of its type. The first address of a type always is.',
      recipientFirstName: 'Another name of `firstName`, used if that is omitted.',
      recipientLastName: 'Another name of `lastName`, used if that is omitted.',
      recipientContactEmail: 'Another name of `email`, used if that is omitted.',
      recipientContactPhone: 'Another name of `phone`, used if that is omitted.',
      stateCityProvDept: 'Another name of `province`, used if that is omitted.',
      isValidated: 'Whether the shopper has confirmed a suggestion for the address.',
    },
  ],
  [
    addressBookEntryChange,
    {
      '': 'The fields of an address to change. Omitted fields remain as they are, and an empty text removes a field.',
      approachType: 'S for a shipping address, B for a billing address.',
    },
  ],
  [
    addAddress,
    {
      'body.address': 'The address to save.',
    },
  ],
  [
    changeAddress,
    {
      'body.address': 'The fields to change.',
    },
  ],
  [
    readCountryRules,
    {
      'query.postalCode': 'A postal code to suggest places for.',
    },
  ],
  [
    fieldRule,
    {
      '': 'What a field must look like.',
      required: 'Whether the field is mandatory.',
      minLength: 'The smallest number of characters; null without a limit.',
      maxLength: 'The largest number of characters; null without a limit.',
      pattern:
        'A regular expression that the value must match, after spaces are trimmed and letters of postal codes are capitals; null if there is none.',
    },
  ],
  [
    addressRules,
    {
      '': 'The rule of each field of an address.',
      firstName: 'The rule of the first name.',
      lastName: 'The rule of the last name.',
      addressLine1: 'The rule of street and number.',
      addressLine2: 'The rule of the second line.',
      city: 'The rule of the town.',
      province: 'The rule of the state or province.',
      postalCode: 'The rule of the postal code.',
      country: 'The rule of the country.',
      email: 'The rule of the email address.',
      phone: 'The rule of the phone number in its international form.',
    },
  ],
  [
    countryRules,
    {
      '': 'What addresses, phone numbers and birth dates of a country must look like.',
      name: 'The name of the country in the language of the locale.',
      addressRules: 'The rules of addresses by their use.',
      'addressRules.shipping': 'The rules of an address to deliver to.',
      'addressRules.billing': 'The rules of a billing address.',
      collectionPointRules: 'The rules of the contact for a pickup at a collection point.',
      'collectionPointRules.email': 'The rule of the email address.',
      'collectionPointRules.phone': 'The rule of the phone number.',
      'collectionPointRules.contact': 'The rule of the name.',
      storePickupRules: 'The rules of the contact for a pickup in a store.',
      'storePickupRules.email': 'The rule of the email address.',
      places:
        'The places that the postal code of the query can belong to; empty if they are not known. Only a suggestion: other places are accepted. Missing without a postal code.',
      'places.city': 'The name of the town.',
      'places.province': 'The state or province as its code; missing where addresses have none.',
      states: 'The states or provinces; empty if addresses of the country have none.',
      'states.code': 'The code to send as `province`.',
      'states.name': 'The name in the language of the locale.',
      countries: 'The countries that the site delivers to.',
      'countries.name': 'The name in the language of the locale.',
      phone: 'What phone numbers look like.',
      'phone.dialCode': 'The country calling code, such as 1.',
      'phone.mask': 'How a national number is written; X stands for a digit.',
      'phone.required': 'Whether an account must have a phone number.',
      postalCode: 'The rule of the postal code of a person, who may need none where addresses do.',
      birthDate: 'The rules of birth dates.',
      'birthDate.format': 'How a form shows the date. Calls always take YYYY-MM-DD.',
      'birthDate.required': 'Whether an account must have a birth date.',
      'birthDate.earliest': 'The earliest birth date that is accepted.',
      'birthDate.minimumAge':
        'The minimum age in years for an account and for the loyalty programme.',
      gender: 'Whether a form asks for the gender.',
      'gender.shown': 'Whether the field is shown.',
      'gender.required': 'Whether the field is mandatory.',
      smsConsent: 'The rules of text messages.',
      'smsConsent.required': 'Whether the consent to text messages is mandatory.',
    },
  ],
  [
    readCountries,
    {
      'answer.countries': 'All countries that the shops deliver to.',
      'answer.countries.name': 'The name in the language of the locale.',
      'answer.countries.dialCode': 'The country calling code, such as 1.',
      'answer.countries.mask': 'How a national phone number is written; X stands for a digit.',
    },
  ],
]
