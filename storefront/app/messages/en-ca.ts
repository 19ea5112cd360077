import type { Translation } from '@cairn/contract/translation/translation'
import { enNorthAmerica } from './en-north-america.ts'
import type { en } from './en.ts'

/** The messages that differ in the English of Canada. */
export const enCa: Partial<Translation<typeof en>> = {
  ...enNorthAmerica,
  postalCode: 'Postal code',
  postalCodeWrong: 'Check the postal code: it does not look like a Canadian one.',
  province: 'Province',
  didYouMeanText:
    'The post office knows this postal code in another province. Choose how it should be written, or change what you typed.',
  townOrPostcode: 'City or postal code',
  nearMeFailed: 'We could not learn where you are. Type a city or a postal code instead.',
}
