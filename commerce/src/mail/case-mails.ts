import type { Address } from '@cairn/contract/address/address'
import { isWithdrawal } from '@cairn/contract/cases/withdrawal-subject'
import { isLocale, type Locale } from '@cairn/contract/sites/sites'
import type { SupportCase, CaseSubmission } from '../cases/case.ts'
import { subjectLabel } from '../cases/contact-subjects.ts'
import type { CaseFacts, NewMail } from './mail.ts'

/** Staff read subjects in this language, and the message as it was written. */
const staffLocale: Locale = 'en-gb'

/** One mail to the customer and one to staff. */
export function caseMails(
  { caseNumber, consumerId, locale, email, submission, openedAt }: SupportCase,
  staffEmail: string,
): NewMail[] {
  const customerLocale = isLocale(locale) ? locale : 'en-us'
  const mailIn = (kind: CaseFacts['kind'], mailLocale: Locale): CaseFacts => ({
    kind,
    locale: mailLocale,
    caseNumber,
    subject: subjectOf(submission, mailLocale),
    details: [
      ...detailsOf(submission, email, customerLocale),
      { label: 'Received', value: openedAt.toISOString() },
    ],
    message: submission.kind === 'contact' ? submission.message : submission.defect,
    email,
    ...withdrawalIn(submission, openedAt),
  })
  const sharedFields = { orderId: null, consumerId, occasion: caseNumber }
  return [
    { ...sharedFields, recipient: email, facts: mailIn('caseOpened', customerLocale) },
    { ...sharedFields, recipient: staffEmail, facts: mailIn('caseForStaff', staffLocale) },
  ]
}

function withdrawalIn(submission: CaseSubmission, openedAt: Date): Pick<CaseFacts, 'withdrawal'> {
  if (submission.kind !== 'contact' || !isWithdrawal(submission)) return {}
  const { firstName, lastName, orderNumber = null } = submission
  const name = `${firstName} ${lastName}`
  return { withdrawal: { name, orderNumber, receivedAt: openedAt.toISOString() } }
}

const subjectOf = (submission: CaseSubmission, locale: Locale): string =>
  submission.kind === 'contact' ? (subjectLabel(submission, locale) ?? '') : submission.product

function detailsOf(
  submission: CaseSubmission,
  email: string,
  locale: Locale,
): CaseFacts['details'] {
  const warranty = submission.kind === 'warranty' ? submission : undefined
  return Object.entries({
    Kind: submission.kind,
    From: `${submission.firstName} ${submission.lastName}`,
    'E-mail': email,
    Phone: submission.phone,
    Order: submission.orderNumber,
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
