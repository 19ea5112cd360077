import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  categoryDescription:
    '{category} : {count, plural, =0 {aucun article pour le moment} one {# article} other {# articles}}{examples}. {days} jours pour décider, retours gratuits.',
  categoryExamples: ', dont {names}',
  missingDescription: 'Cette page n’est pas disponible.',
  pageNumbered: 'Page {page}',
  searchDescription:
    'Cherchez dans tout ce que Cairn fait pour la montagne, par nom, par genre ou par usage.',
  signInDescription:
    'Connectez-vous pour voir vos commandes, retours, articles gardés et adresses chez Cairn.',
}
