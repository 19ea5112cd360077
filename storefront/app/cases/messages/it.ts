import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  orderNumberField: 'Numero d’ordine',
  contactFormTitle: 'Scrivici',
  contactCategory: 'Di che cosa si tratta?',
  contactMessage: 'Che cosa vuoi dirci?',
  caseSend: 'Invia',
  caseSentTitle: 'È arrivato.',
  caseSentText:
    'La tua pratica è {number}. L’abbiamo confermata a {email} e rispondiamo entro un giorno lavorativo.',
  caseAnother: 'Scrivi altro',
  caseNoScripts:
    'Senza JavaScript non si possono allegare immagini. Inviale in risposta alla nostra e-mail.',
  warrantyFormTitle: 'Dicci che cosa si è rotto',
  warrantyProduct: 'Che cos’è?',
  warrantyProductHelp: 'Nome, colore e taglia, se li conosci.',
  warrantyBought: 'Quando è stato comprato?',
  warrantyDefect: 'Che cosa gli è successo?',
  warrantyPhotos: 'Immagini',
  warrantyPhotosHelp: 'Fino a tre. Vengono rimpicciolite prima dell’invio.',
  warrantyPhotosWrong: 'Una di queste non si legge come immagine, oppure sono più di tre.',
  warrantyWhere: 'Dove torna',
}
