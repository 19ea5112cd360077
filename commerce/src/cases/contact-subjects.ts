import { isWithdrawal } from '@cairn/contract/cases/withdrawal-subject'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import { messagesIn } from '@cairn/contract/translation/translation'
import { de } from './messages/de.ts'
import { enUs } from './messages/en-us.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'

type Subject = { id: string; label: keyof typeof en }
type Category = Subject & { subjects: readonly Subject[] }

/** The subjects of the contact form. */
const categories: readonly Category[] = [
  {
    id: 'order',
    label: 'order',
    subjects: [
      { id: 'where-is-it', label: 'whereIsIt' },
      { id: 'change-it', label: 'changeIt' },
      { id: 'something-missing', label: 'somethingMissing' },
      { id: 'invoice', label: 'invoice' },
    ],
  },
  {
    id: 'return',
    label: 'return',
    subjects: [
      { id: 'how-to', label: 'howTo' },
      { id: 'withdrawal', label: 'withdrawal' },
      { id: 'refund', label: 'refund' },
      { id: 'exchange', label: 'exchange' },
    ],
  },
  {
    id: 'product',
    label: 'product',
    subjects: [
      { id: 'size-and-fit', label: 'sizeAndFit' },
      { id: 'care-and-repair', label: 'careAndRepair' },
      { id: 'availability', label: 'availability' },
    ],
  },
  {
    id: 'account',
    label: 'account',
    subjects: [
      { id: 'signing-in', label: 'signingIn' },
      { id: 'points-and-rewards', label: 'pointsAndRewards' },
      { id: 'my-data', label: 'myData' },
    ],
  },
  {
    id: 'other',
    label: 'other',
    subjects: [
      { id: 'praise-or-blame', label: 'praiseOrBlame' },
      { id: 'anything', label: 'anything' },
    ],
  },
]

export const contactMessages = (locale: Locale) =>
  messagesIn<typeof en>(locale, { en, fr, de, it, es }, { 'en-us': enUs })

/** Sites without a right of withdrawal do not offer it as a subject. */
export function categoriesIn(locale: Locale) {
  const texts = contactMessages(locale)
  const { hasWithdrawal } = settingsOf(locale)
  return categories.map(({ id, label, subjects }) => ({
    id,
    label: texts[label],
    subjects: subjects
      .filter((subject) => hasWithdrawal || !isWithdrawal({ category: id, subject: subject.id }))
      .map((subject) => ({ id: subject.id, label: texts[subject.label] })),
  }))
}

type SubjectChoice = { category: string; subject: string }

export const isKnownSubject = ({ category, subject }: SubjectChoice): boolean =>
  subjectLabel({ category, subject }, 'en-gb') !== undefined

/** For example “An order: Where is it?”. */
export function subjectLabel(choice: SubjectChoice, locale: Locale): string | undefined {
  const category = categories.find(({ id }) => id === choice.category)
  const subject = category?.subjects.find(({ id }) => id === choice.subject)
  const texts = contactMessages(locale)
  return category && subject && `${texts[category.label]}: ${texts[subject.label]}`
}
