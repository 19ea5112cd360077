import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import type { MessageKey } from '../messages/messages.ts'
import type { Need } from './delivery.ts'
import type { TypedField } from './typed-address.ts'

type Look = {
  label: MessageKey
  help?: MessageKey
  autoComplete: HTMLInputAutoCompleteAttribute
  type?: HTMLInputTypeAttribute
  inputMode?: 'email' | 'tel'
  autoCapitalize?: 'none' | 'characters' | 'words'
  spellCheck?: boolean
  maxLength?: number
}

export const looks: Record<TypedField, Look> = {
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

const atlantic: TypedField[][] = [['city'], ['province', 'postalCode']]
const towns: Record<string, TypedField[][]> = {
  US: atlantic,
  CA: atlantic,
  IT: [['postalCode', 'city'], ['province']],
}
const townAfterCode: TypedField[][] = [['postalCode', 'city']]

const contact = (): TypedField[][] => [['email'], ['firstName', 'lastName'], ['phone']]

const fields: Record<Need, (country: string) => TypedField[][]> = {
  address: (country) => [
    ['email'],
    ['firstName', 'lastName'],
    ['addressLine1'],
    ['addressLine2'],
    ...(towns[country] ?? townAfterCode),
    ['phone'],
  ],
  collectionPoint: contact,
  store: contact,
  email: () => [['email']],
}

/** What stands beside each other, from top to bottom. */
export const fieldRows = (need: Need, country: string): TypedField[][] => fields[need](country)
