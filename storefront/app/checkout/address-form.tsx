import { useState } from 'react'
import { provincesOf } from '@cairn/contract/provinces'
import type { AddressField } from '@cairn/contract/address-rules'
import type { MessageKey } from '../messages/messages.ts'
import { useMessages } from '../platform/messages.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { fieldRows, looks } from './address-fields.ts'
import { CountryField } from './country-field.tsx'
import { type Need, rulesFor } from './delivery.ts'
import type { BrokenFields, Typed, TypedField } from './typed-address.ts'
import { useBrokenText } from './use-broken-text.ts'

type AddressFormProps = {
  need: Need
  country: string
  values: Typed
  broken: BrokenFields | undefined
  /** Where a bill may go to; without them the country is that of the shop. */
  countries?: readonly string[]
  /** What the names of its fields begin with, where there are two forms on a page. */
  prefix?: string
}

/** The fields of an address in the order in which its country writes them. */
export function AddressForm({ need, values, broken = {}, prefix = '', ...of }: AddressFormProps) {
  const [country, setCountry] = useState(values.countryCode ?? of.country)
  const rules = rulesFor(need, country)
  return (
    <div className="address-form">
      {of.countries && (
        <CountryField
          name={`${prefix}countryCode`}
          countries={of.countries}
          country={country}
          onChoose={setCountry}
        />
      )}
      {fieldRows(need, country).map((row) => (
        <div key={row.join()} className={row.length > 1 ? 'field-pair' : ''}>
          {row.map((field) => (
            <AddressInput
              key={field}
              field={field}
              name={`${prefix}${field}`}
              country={country}
              value={values[field]}
              isOptional={!rules[field].required}
              broken={broken[field]}
              help={prefix === '' ? helpFor(field, need) : undefined}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** A courier calls nobody who fetches things. */
const helpFor = (field: TypedField, need: Need) =>
  field === 'phone' && need !== 'address' ? undefined : looks[field].help

type AddressInputProps = {
  field: TypedField
  name: string
  country: string
  value: string | undefined
  isOptional: boolean
  broken: BrokenFields[AddressField]
  help: MessageKey | undefined
}

function AddressInput({ field, name, country, value, help, ...shown }: AddressInputProps) {
  const t = useMessages()
  const brokenText = useBrokenText()
  const { isOptional, broken } = shown
  const { label, help: _help, ...input } = looks[field]
  const shared = {
    name,
    label: t(label),
    isOptional,
    defaultValue: value ?? '',
    error: broken && brokenText(field, broken),
    autoComplete: input.autoComplete,
  }
  const provinces = field === 'province' ? provincesOf(country) : []
  if (provinces.length > 0) {
    return (
      <SelectField key={country} {...shared}>
        <option value="">{t('chooseOne')}</option>
        {provinces.map(({ code, name: called }) => (
          <option key={code} value={code}>
            {called}
          </option>
        ))}
      </SelectField>
    )
  }
  return <TextField {...shared} {...input} help={help && t(help)} />
}
