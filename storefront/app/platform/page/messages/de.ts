import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  categoryDescription:
    '{category}: {count, plural, =0 {zurzeit keine Artikel} one {# Artikel} other {# Artikel}}{examples}. {days} Tage Bedenkzeit, die Rückgabe ist kostenlos.',
  categoryExamples: ', zum Beispiel {names}',
  missingDescription: 'Diese Seite ist nicht verfügbar.',
  pageNumbered: 'Seite {page}',
  searchDescription:
    'Durchsuchen Sie alles, was Cairn für die Berge macht: nach Name, Art oder Verwendung.',
  signInDescription:
    'Melden Sie sich an und sehen Sie Ihre Bestellungen, Rückgaben, gemerkten Artikel und Adressen bei Cairn.',
}
