import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  orderNumberField: 'Bestellnummer',
  contactFormTitle: 'Schreiben Sie uns',
  contactCategory: 'Worum geht es?',
  contactMessage: 'Was möchten Sie uns sagen?',
  caseSend: 'Senden',
  caseSentTitle: 'Es ist angekommen.',
  caseSentText:
    'Ihr Vorgang ist {number}. Wir haben ihn an {email} bestätigt und antworten innerhalb eines Werktags.',
  caseAnother: 'Noch etwas schreiben',
  caseNoScripts:
    'Ohne JavaScript lassen sich keine Bilder mitschicken. Senden Sie sie als Antwort auf unsere E-Mail.',
  warrantyFormTitle: 'Sagen Sie uns, was kaputt ist',
  warrantyProduct: 'Was ist es?',
  warrantyProductHelp: 'Name, Farbe und Größe, so weit Sie sie wissen.',
  warrantyBought: 'Wann wurde es gekauft?',
  warrantyDefect: 'Was ist damit geschehen?',
  warrantyPhotos: 'Bilder',
  warrantyPhotosHelp: 'Bis zu drei. Sie werden vor dem Senden verkleinert.',
  warrantyPhotosWrong: 'Eines davon ließ sich nicht als Bild lesen, oder es sind mehr als drei.',
  warrantyWhere: 'Wohin es zurückgeht',
}
