import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  homeTitle: 'Vêtements pour le mauvais temps',
  homeEmptyTitle: 'Les rayons sont vides.',
  homeEmptyText: 'Nous n’avons pas pu les remplir. Patientez un instant, puis regardez à nouveau.',
}
