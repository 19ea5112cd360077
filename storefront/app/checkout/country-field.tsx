import { languageTag } from '@cairn/contract/language-tag'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { SelectField } from '../ui/select-field.tsx'

type CountryFieldProps = {
  name: string
  countries: readonly string[]
  country: string
  onChoose: (country: string) => void
}

/** Countries as the language of the page calls them. */
export function CountryField({ name, countries, country, onChoose }: CountryFieldProps) {
  const t = useMessages()
  const language = languageTag(useLocale())
  const called = new Intl.DisplayNames(language, { type: 'region' })
  const named = countries
    .map((code) => ({ code, name: called.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
  return (
    <SelectField
      label={t('country')}
      name={name}
      autoComplete="country"
      value={country}
      onChange={({ target }) => onChoose(target.value)}
    >
      {named.map((each) => (
        <option key={each.code} value={each.code}>
          {each.name}
        </option>
      ))}
    </SelectField>
  )
}
