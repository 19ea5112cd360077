import type { AfterSalesMessages } from './en.ts'

export const afterSales: AfterSalesMessages = {
  returnSomething: 'Etwas zurückgeben',
  returnTitle: 'Was geht zurück?',
  returnText:
    'Wählen Sie die Stücke, und sagen Sie uns warum, wenn Sie mögen. Sie drucken einen Rücksendeschein; der Weg zurück kostet Sie nichts, und Ihr Geld folgt innerhalb von drei Werktagen, nachdem das Paket bei uns ist.',
  returnStays:
    'Gutscheine und eigens Angefertigtes bleiben bei Ihnen. Stimmt etwas damit nicht, schreiben Sie uns.',
  returnPieces: 'Stücke, die zurückgehen',
  returnPiecesNamed: 'Stücke, die zurückgehen: {name}',
  returnNone: 'Keines, es bleibt',
  returnReason: 'Warum geht es zurück?',
  returnNoReason: 'Das möchte ich nicht sagen',
  returnTooSmall: 'Zu klein',
  returnTooLarge: 'Zu groß',
  returnNotAsShown: 'Anders als abgebildet',
  returnFaulty: 'Etwas stimmt nicht damit',
  returnWrongItem: 'Nicht das, was ich bestellt habe',
  returnChangedMind: 'Ich habe es mir anders überlegt',
  returnChoose: 'Wählen Sie mindestens ein Stück, das zurückgeht.',
  returnMake: 'Rücksendung anlegen',
  returnNothingTitle: 'Hier kann nichts zurück.',
  returnNothingText:
    'Es hat uns noch nicht verlassen, ist schon auf dem Rückweg, oder die sechzig Tage sind vorbei. Stimmt etwas nicht, schreiben Sie uns.',
  backToOrder: 'Zurück zur Bestellung',
  returnsTitle: 'Was zurückgeht',
  returnMade:
    'Ihre Rücksendung {number} ist angelegt. Drucken Sie den Schein, und kleben Sie ihn auf das Paket.',
  returnNumbered: 'Rücksendung {number}',
  returnAnnounced:
    'Angekündigt am {date}. Ihr Geld folgt innerhalb von drei Werktagen, nachdem das Paket bei uns ist.',
  returnReceived: 'Angekommen am {date}.',
  returnRefunded: 'Angekommen am {date}. {amount} sind auf dem Weg zu Ihnen.',
  returnReceivedOf: '{received} von {count} sind angekommen',
  returnLabel: 'Rücksendeschein drucken (PDF)',
  returnLabelNamed: 'Rücksendeschein drucken (PDF): {number}',
  returnWithdraw: 'Rücksendung zurücknehmen',
  returnWithdrawNamed: 'Rücksendung zurücknehmen: {number}',
  returnWithdrawn: 'Zurückgenommen. Die Sachen bleiben bei Ihnen.',
  returnNowWithdrawn:
    'Ihre Rücksendung ist zurückgenommen. Die Sachen bleiben bei Ihnen; bis zum letzten Tag können Sie eine neue anlegen.',
  contactFormTitle: 'Schreiben Sie uns',
  contactCategory: 'Worum geht es?',
  contactMessage: 'Was möchten Sie uns sagen?',
  caseSend: 'Senden',
  caseSentTitle: 'Es ist angekommen.',
  caseSentText:
    'Ihr Vorgang ist {number}. Wir haben ihn an {email} bestätigt und antworten innerhalb eines Werktags.',
  caseAnother: 'Noch etwas schreiben',
  caseNoScripts:
    'Ohne Skripte lassen sich keine Bilder mitschicken. Antworten Sie damit auf unsere E-Mail.',
  warrantyFormTitle: 'Sagen Sie uns, was kaputt ist',
  warrantyProduct: 'Was ist es?',
  warrantyProductHelp: 'Name, Farbe und Größe, so weit Sie sie wissen.',
  warrantyBought: 'Wann wurde es gekauft?',
  warrantyDefect: 'Was ist damit geschehen?',
  warrantyPhotos: 'Bilder',
  warrantyPhotosHelp: 'Bis zu drei. Sie werden vor dem Senden verkleinert.',
  warrantyPhotosWrong: 'Eines davon ließ sich nicht als Bild lesen, oder es sind mehr als drei.',
  warrantyWhere: 'Wohin es zurückgeht',
  reportFault: 'Mangel melden',
  reportFaultNamed: 'Mangel melden: {name}',
}
