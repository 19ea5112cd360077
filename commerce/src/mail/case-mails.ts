import type { Address } from '@cairn/contract/address'
import { isLocale, languageOf, type Locale } from '@cairn/contract/sites'
import type { KnownCase, Told } from '../cases/case.ts'
import { nameOfSubject } from '../cases/contact-subjects.ts'
import type { CaseFacts, NewMail } from './mail.ts'

/** Staff read the labels in one language, and the words as they were written. */
const staffLocale: Locale = 'en-gb'

/** One to whoever wrote, and one to whoever answers. */
export function caseMails(
  { caseNumber, locale, email, told }: KnownCase,
  staff: string,
): NewMail[] {
  const own = isLocale(locale) ? locale : 'en-us'
  const mailIn = (kind: CaseFacts['kind'], read: Locale): CaseFacts => ({
    kind,
    locale: read,
    caseNumber,
    about: aboutOf(told, read),
    told: rowsOf(told, email, own),
    message: told.kind === 'contact' ? told.message : told.defect,
    email,
  })
  const of = { orderId: null, occasion: caseNumber }
  return [
    { ...of, recipient: email, facts: mailIn('caseOpened', own) },
    { ...of, recipient: staff, facts: mailIn('caseForStaff', staffLocale) },
  ]
}

const aboutOf = (told: Told, locale: Locale): string =>
  told.kind === 'contact' ? (nameOfSubject(told, languageOf(locale)) ?? '') : told.product

function rowsOf(told: Told, email: string, locale: Locale): CaseFacts['told'] {
  const warranty = told.kind === 'warranty' ? told : undefined
  return Object.entries({
    Kind: told.kind,
    From: `${told.firstName} ${told.lastName}`,
    'E-mail': email,
    Phone: told.phone,
    Order: told.orderNumber,
    Product: warranty?.productId,
    Bought: warranty?.boughtOn,
    Address: warranty && addressLine(warranty.address),
    Pictures: warranty && String(warranty.photoCount),
    'Written in': locale,
  }).flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

const addressLine = (address: Address): string =>
  [
    address.addressLine1,
    address.addressLine2,
    address.postalCode,
    address.city,
    address.province,
    address.countryCode,
  ]
    .filter(Boolean)
    .join(', ')
