import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  categoryDescription:
    '{category}: {count, plural, =0 {nessun articolo al momento} one {# articolo} other {# articoli}}{examples}. {days} giorni per decidere, resi gratuiti.',
  categoryExamples: ', tra cui {names}',
  missingDescription: 'Questa pagina non è disponibile.',
  pageNumbered: 'Pagina {page}',
  searchDescription:
    'Cerca tra tutto quello che Cairn fa per la montagna: per nome, per genere o per uso.',
  signInDescription: 'Accedi per vedere ordini, resi, articoli salvati e indirizzi da Cairn.',
}
