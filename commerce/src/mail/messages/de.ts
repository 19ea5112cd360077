import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  confirmationSubject: 'Ihre Bestellung {number}',
  confirmationTitle: 'Danke. Alles Weitere machen wir.',
  confirmationText:
    'Ihre Bestellung ist bei uns. Wir schreiben wieder, sobald es etwas zu sagen gibt.',
  giftCardSubject: 'Ein Gutschein über {amount} für Sie',
  giftCardTitle: 'Ein Gutschein über {amount}',
  giftCardFrom: '{name} hat an Sie gedacht und überlässt Ihnen die Wahl.',
  giftCardText: 'Er gilt bei Cairn, auf einmal oder in Teilen. Er läuft nicht ab.',
  giftCardHow:
    'Geben Sie Nummer und PIN an der Kasse ein. Wer beides hat, kann den Gutschein ausgeben, bewahren Sie diese E-Mail also auf wie Geld.',
  giftCardNumber: 'Nummer',
  giftCardPin: 'PIN',
  lookAround: 'Umsehen',
  shippedSubject: 'Unterwegs: Bestellung {number}',
  shippedTitle: 'Es ist unterwegs.',
  shippedText:
    'Dieses Paket hat unser Haus verlassen. Was sonst noch zur Bestellung gehört, folgt von selbst.',
  trackingNumber: 'Sendungsnummer',
  followParcel: 'Paket verfolgen',
  readyForPickupSubject: 'Liegt bereit: Bestellung {number}',
  readyForPickupTitle: 'Es liegt für Sie bereit.',
  readyForPickupText: 'Kommen Sie vorbei, wann es Ihnen passt, und zeigen Sie die Bestellnummer.',
  pickUpAt: 'Wo es liegt',
  cancelledSubject: 'Storniert: Bestellung {number}',
  cancelledTitle: 'Ihre Bestellung ist storniert.',
  cancelledText:
    'Es wird nichts verschickt. Was auf Ihrer Karte vorgemerkt war, ist wieder frei, Gutscheine und alles andere, womit Sie bezahlt haben, sind wie zuvor.',
  parcelCancelledSubject: 'Storniert: ein Teil der Bestellung {number}',
  parcelCancelledTitle: 'Ein Teil Ihrer Bestellung ist storniert.',
  parcelCancelledText:
    'Dieser Teil kommt nicht, und Sie bezahlen ihn nicht. Was Sie dafür schon bezahlt haben, geht auf demselben Weg zurück. Alles andere bleibt, wie es ist.',
  refundedSubject: 'Geld auf dem Rückweg: Bestellung {number}',
  refundedTitle: 'Sie bekommen {amount} zurück.',
  refundedText:
    'Das Geld geht zurück, wie es gekommen ist. Bis die Bank es zeigt, dauert es einige Tage.',
  returnAnnouncedSubject: 'Ihre Rücksendung zur Bestellung {number}',
  returnAnnouncedTitle: 'Es darf zurück.',
  returnAnnouncedText:
    'Drucken Sie den Rücksendeschein, kleben Sie ihn auf das Paket und geben Sie es ab, wo Pakete angenommen werden. Die Rücksendung kostet Sie nichts; Ihr Geld folgt innerhalb von drei Werktagen, nachdem das Paket bei uns ist.',
  returnNumber: 'Rücksendenummer',
  returnLabel: 'Rücksendeschein drucken',
  goingBack: 'Was zurückgeht',
  returnWithdrawnSubject: 'Ihre Rücksendung zur Bestellung {number} ist zurückgezogen',
  returnWithdrawnTitle: 'Es bleibt bei Ihnen.',
  returnWithdrawnText:
    'Nichts geht zurück, und es fließt kein Geld; der Rücksendeschein gilt nicht mehr. Überlegen Sie es sich anders, melden Sie die Rücksendung neu an, solange die Frist läuft.',
  staying: 'Was bei Ihnen bleibt',
  caseOpenedSubject: 'Ihre Nachricht ist da: {number}',
  caseOpenedTitle: 'Jemand liest das jetzt.',
  caseOpenedText:
    'Danke für Ihre Nachricht. Jemand, der das Stück selbst getragen hat, antwortet innerhalb eines Werktags.',
  caseNumber: 'Vorgang {number}',
  whyThisCase: 'Diese E-Mail antwortet auf Ihre Nachricht an Cairn und ist keine Werbung.',
  backInStockSubject: 'Wieder da: {name}',
  backInStockTitle: 'Es ist wieder da.',
  backInStockText:
    'Sie wollten eine Nachricht, sobald dieses Stück wieder zu haben ist. Jetzt ist es so weit; wie lange, wissen wir nicht.',
  backInStockLine: 'Wonach Sie gefragt haben',
  lookAtIt: 'Ansehen',
  whyThisNotice:
    'Um diese eine E-Mail haben Sie auf der Seite des Produkts gebeten. Sie ist keine Werbung, und es folgt keine weitere.',
  orderCodeSubject: 'Ihr Code für Bestellung {number}',
  orderCodeTitle: 'Ein Code, der Ihre Bestellung öffnet.',
  orderCodeText:
    'Jemand, wahrscheinlich Sie, möchte diese Bestellung ganz sehen. Geben Sie den Code auf der Seite ein, auf der Sie ihn angefordert haben; er gilt eine Viertelstunde. Waren Sie es nicht, ist nichts zu tun.',
  orderCode: 'Code',
  orderNumber: 'Bestellung {number}',
  followOrder: 'Bestellung verfolgen',
  lines: 'Was Sie bestellt haben',
  parcel: 'In diesem Paket',
  size: 'Größe {size}',
  pieces: '{count} Stück',
  gift: 'Ein Geschenk',
  discount: 'Rabatt',
  delivery: 'Lieferung',
  free: 'Kostenlos',
  tax: 'Steuer',
  total: 'Summe',
  deliverTo: 'Wohin es geht',
  footer: 'Kleidung, um bei schlechtem Wetter hinaus und wieder heim zu kommen.',
  whyThis: 'Diese E-Mail gehört zu einer Bestellung bei Cairn und ist keine Werbung.',
}
