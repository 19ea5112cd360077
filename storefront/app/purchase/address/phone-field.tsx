import { dialCodes } from '@cairn/contract/fields/phone'
import { showPhone } from '@cairn/contract/fields/phone-mask'
import { languageTag } from '@cairn/contract/sites/formatting'
import { type ChangeEvent, useRef, useState } from 'react'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import './phone-field.css'

/** The name of the field with the dial code of a phone number. */
export const dialCodeField = (name: string) => `${name}Code`

type PhoneFieldProps = {
  name: string
  /** The dial code of the country of the site. */
  dialCode: string
  /** A stored number in the international form, or what was typed with this dial code. */
  value?: string
  isOptional: boolean
  error: string | undefined
}

/**
 * A phone number with its dial code. When the field is left or another code is chosen, it shows the number in the mask
 * of the code.
 */
export function PhoneField({ name, isOptional, error, ...props }: PhoneFieldProps) {
  const t = useMessages()
  const language = languageTag(useLocale())
  const initial = showPhone(props.value ?? '', props.dialCode)
  const [dialCode, setDialCode] = useState(initial.dialCode)

  const field = useRef<HTMLInputElement>(null)

  function showInMask(code: string) {
    const shown = showPhone(field.current?.value ?? '', code)
    setDialCode(shown.dialCode)
    if (field.current) field.current.value = shown.national
  }

  return (
    <div className="phone-field">
      <SelectField
        label={t('dialCode')}
        name={dialCodeField(name)}
        autoComplete="tel-country-code"
        value={dialCode}
        onChange={({ target }: ChangeEvent<HTMLSelectElement>) => showInMask(target.value)}
      >
        {dialCodesWithCountries(language).map(({ code, countries }) => (
          <option key={code} value={code}>
            {`+${code} ${countries}`}
          </option>
        ))}
      </SelectField>
      <TextField
        ref={field}
        label={t('phone')}
        name={name}
        type="tel"
        autoComplete="tel-national"
        maxLength={30}
        defaultValue={initial.national}
        isOptional={isOptional}
        error={error}
        onBlur={() => showInMask(dialCode)}
      />
    </div>
  )
}

/** Countries share a dial code: 1 belongs to Canada and the United States. */
function dialCodesWithCountries(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const countriesByCode = Map.groupBy(Object.keys(dialCodes), (country) => dialCodes[country] ?? '')
  return [...countriesByCode]
    .map(([code, countries]) => ({
      code,
      countries: countries
        .map((country) => names.of(country) ?? country)
        .toSorted((one, other) => one.localeCompare(other, language))
        .join(', '),
    }))
    .toSorted((one, other) => Number(one.code) - Number(other.code))
}
