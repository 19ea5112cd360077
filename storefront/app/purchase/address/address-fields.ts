import { isLocale, siteOf } from '@cairn/contract/sites/sites'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import type { LabelKey } from '../../messages/messages.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import type { AddressFormKind } from '../delivery.ts'
import type { TypedField } from './typed-address.ts'

type FieldInput = {
  label: LabelKey
  help?: LabelKey
  autoComplete: HTMLInputAutoCompleteAttribute
  type?: HTMLInputTypeAttribute
  inputMode?: 'email' | 'tel'
  autoCapitalize?: 'none' | 'characters' | 'words'
  spellCheck?: boolean
  maxLength?: number
}

export const fieldInputs: Record<TypedField, FieldInput> = {
  email: {
    label: 'email',
    help: 'emailHelp',
    autoComplete: 'email',
    type: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 100,
  },
  firstName: { label: 'firstName', autoComplete: 'given-name', maxLength: 30 },
  lastName: { label: 'lastName', autoComplete: 'family-name', maxLength: 30 },
  addressLine1: { label: 'addressLine1', autoComplete: 'address-line1', maxLength: 30 },
  addressLine2: { label: 'addressLine2', autoComplete: 'address-line2', maxLength: 30 },
  postalCode: {
    label: 'postalCode',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 12,
  },
  city: { label: 'town', autoComplete: 'address-level2', maxLength: 30 },
  province: { label: 'province', autoComplete: 'address-level1', maxLength: 30 },
  phone: {
    label: 'phone',
    help: 'phoneHelp',
    autoComplete: 'tel',
    type: 'tel',
    maxLength: 30,
  },
}

const townBeforeProvince: TypedField[][] = [['city'], ['province', 'postalCode']]
const townRowsByCountry: Record<string, TypedField[][]> = {
  US: townBeforeProvince,
  CA: townBeforeProvince,
  IT: [['postalCode', 'city'], ['province']],
}
const postalCodeBeforeTown: TypedField[][] = [['postalCode', 'city']]

const contactRows = (): TypedField[][] => [['email'], ['firstName', 'lastName'], ['phone']]

const fullAddressRows = (country: string): TypedField[][] => [
  ['email'],
  ['firstName', 'lastName'],
  ['addressLine1'],
  ['addressLine2'],
  ...(townRowsByCountry[country] ?? postalCodeBeforeTown),
  ['phone'],
]

const rowsByKind: Record<AddressFormKind, (country: string) => TypedField[][]> = {
  address: fullAddressRows,
  billing: fullAddressRows,
  collectionPoint: contactRows,
  store: contactRows,
  email: () => [['email']],
}

/** The rows of the form; the fields of a row are shown side by side. */
export const addressRows = (kind: AddressFormKind, country: string): TypedField[][] =>
  rowsByKind[kind](country)

/** The country of a shop, which is also the only country it ships to. */
export const countryOf = (locale: string): string =>
  siteOf(isLocale(locale) ? locale : 'en-us').country

export const useCountry = (): string => countryOf(useLocale())
