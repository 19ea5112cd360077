import type { AddressProblems } from '@cairn/contract/address/address-rules'
import { type Province, provincesOf } from '@cairn/contract/address/provinces'
import { dialCodes } from '@cairn/contract/fields/phone'
import { languageTag } from '@cairn/contract/sites/formatting'
import type { Problem } from '@cairn/contract/validation/rule'
import { useState } from 'react'
import type { LabelKey } from '../../messages/messages.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import type { AddressFormKind } from '../delivery.ts'
import { addressRows, fieldInputs } from './address-fields.ts'
import { formRules, type ServerRules } from './server-rules.ts'
import type { PlaceSuggestion } from './suggest-places.tsx'
import type { TypedAddress, TypedField } from './typed-address.ts'

type AddressFormProps = {
  kind: AddressFormKind
  country: string
  values: TypedAddress
  problems: AddressProblems | undefined
  serverRules?: ServerRules | undefined
  /** The countries to select from. Without them the country of the shop applies. */
  countries?: readonly string[]
  /** The prefix of the field names, for pages with two address forms. */
  prefix?: string
}

/** The fields of an address in the order that is usual in its country. */
export function AddressForm({
  kind,
  values,
  problems = {},
  prefix = '',
  ...props
}: AddressFormProps) {
  const [country, setCountry] = useState(values.countryCode ?? props.country)
  const rules = formRules(kind, country, props.serverRules)
  return (
    <div className="address-form">
      {props.countries && (
        <CountryField
          name={`${prefix}countryCode`}
          countries={props.countries}
          country={country}
          onChoose={setCountry}
        />
      )}
      {addressRows(kind, country).map((row) => (
        <div key={row.join()} className={row.length > 1 ? 'field-pair' : ''}>
          {row.map((field) => (
            <AddressInput
              key={field}
              field={field}
              name={`${prefix}${field}`}
              country={country}
              value={values[field]}
              isOptional={!rules[field].required}
              problem={problems[field]}
              help={prefix === '' ? helpFor(field, kind) : undefined}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The help text about the courier applies to home delivery only. */
const helpFor = (field: TypedField, kind: AddressFormKind) =>
  field === 'phone' && kind !== 'address' ? undefined : fieldInputs[field].help

type AddressInputProps = {
  field: TypedField
  name: string
  country: string
  value: string | undefined
  isOptional: boolean
  problem: Problem | undefined
  help: LabelKey | undefined
}

function AddressInput({ field, name, country, value, help, ...attributes }: AddressInputProps) {
  const t = useMessages()
  const problemText = useProblemText()
  const [suggested, showSuggested] = useState<PlaceSuggestion>()
  const { isOptional, problem } = attributes
  const { label, help: _help, ...input } = fieldInputs[field]
  const inputProps = {
    name,
    label: t(label),
    isOptional,
    defaultValue: value ?? '',
    error: problemText(problem),
    autoComplete: input.autoComplete,
  }
  const language = languageTag(useLocale())
  const provinces = field === 'province' ? provincesOf(country, t) : []
  if (provinces.length > 0) {
    return (
      <SelectField key={country} {...inputProps}>
        <option value="">{t('chooseOne')}</option>
        {byName(provinces, language).map(({ code, name: regionNames }) => (
          <option key={code} value={code}>
            {regionNames}
          </option>
        ))}
      </SelectField>
    )
  }
  return (
    <>
      <TextField
        {...inputProps}
        {...input}
        help={help && t(help)}
        onBlur={({ currentTarget }) =>
          void handleLeaving[field]?.(currentTarget, country, showSuggested)
        }
      />
      {suggested?.country === country && suggested.shown}
    </>
  )
}

type HandleLeaving = (
  input: HTMLInputElement,
  country: string,
  showSuggested: (suggested: PlaceSuggestion | undefined) => void,
) => Promise<void>

/** Some fields are shown in their usual form when they are left. The postal code suggests its places. */
const handleLeaving: Partial<Record<TypedField, HandleLeaving>> = {
  postalCode: async (input, country, showSuggested) => {
    input.value = input.value.toUpperCase()
    const { suggestPlaces } = await import('./suggest-places.tsx')
    await suggestPlaces(input, country, showSuggested)
  },
  phone: async (input, country) => {
    const { showPhone } = await import('@cairn/contract/fields/phone-mask')
    const dialCode = dialCodes[country] ?? ''
    const shown = showPhone(input.value, dialCode)
    // A number of another country keeps its dial code.
    if (shown.dialCode === dialCode) input.value = shown.national
  },
}

const byName = (places: readonly Province[], language: string) =>
  places.toSorted((one, other) => one.name.localeCompare(other.name, language))

type CountryFieldProps = {
  name: string
  countries: readonly string[]
  country: string
  onChoose: (country: string) => void
}

/** A select field with country names in the language of the page. */
function CountryField({ name, countries, country, onChoose }: CountryFieldProps) {
  const t = useMessages()
  const language = languageTag(useLocale())
  const regionNames = new Intl.DisplayNames(language, { type: 'region' })
  const options = countries.map((code) => ({ code, name: regionNames.of(code) ?? code }))
  return (
    <SelectField
      label={t('country')}
      name={name}
      autoComplete="country"
      value={country}
      onChange={({ target }) => onChoose(target.value)}
    >
      {byName(options, language).map((option) => (
        <option key={option.code} value={option.code}>
          {option.name}
        </option>
      ))}
    </SelectField>
  )
}
