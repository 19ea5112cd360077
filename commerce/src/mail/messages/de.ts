import { de as payments } from '@cairn/contract/payments/messages/de'
import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  ...payments,
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
  withdrawalSubject: 'Ihr Widerruf ist eingegangen: {number}',
  withdrawalTitle: 'Ihr Widerruf ist da.',
  withdrawalText:
    'Diese E-Mail bestätigt, was Sie erklärt haben und wann es bei uns eingegangen ist. Bitte bewahren Sie sie auf. Wie es weitergeht und wann Ihr Geld zurückkommt, steht auf der Seite zum Widerruf.',
  withdrawalContent: 'Ihre Erklärung',
  withdrawalDeclaration: 'Hiermit widerrufe ich den Vertrag über die Waren dieser Bestellung.',
  withdrawalName: 'Name: {name}',
  withdrawalOrder: 'Bestellung: {number}',
  withdrawalEmail: 'E-Mail-Adresse: {email}',
  withdrawalReceived: 'Eingegangen: {time}',
  whyThisCase: 'Diese E-Mail antwortet auf Ihre Nachricht an Cairn und ist keine Werbung.',
  backInStockSubject: 'Wieder da: {name}',
  backInStockTitle: 'Es ist wieder da.',
  backInStockText:
    'Sie wollten eine Nachricht, sobald dieses Stück wieder zu haben ist. Jetzt ist es so weit; wie lange, wissen wir nicht.',
  backInStockLine: 'Wonach Sie gefragt haben',
  lookAtIt: 'Ansehen',
  whyThisNotice:
    'Um diese eine E-Mail haben Sie auf der Seite des Produkts gebeten. Sie ist keine Werbung, und es folgt keine weitere.',
  eventRegisteredSubject: '{event}: Sie sind angemeldet',
  eventRegisteredTitle: 'Bis dann.',
  eventRegisteredText:
    'Sie sind für „{event}“ angemeldet. Wenn sich etwas ändert, melden Sie sich noch einmal mit anderen Tagen an: Die letzte Anmeldung zählt.',
  eventRegisteredGuest: '{name} kommt mit.',
  eventDays: 'Wann',
  eventPlace: 'Treffpunkt',
  itemReservedSubject: 'Für Sie reserviert: {name}',
  itemReservedTitle: 'Es liegt für Sie bereit.',
  itemReservedText:
    'Das Geschäft bewahrt es bis {time} auf, und Sie zahlen dort. Danach kommt es zurück ins Regal.',
  itemReservedLine: 'Was für Sie bereitliegt',
  whyThisBooking:
    'Um diese E-Mail haben Sie auf einer Seite von Cairn gebeten. Sie ist keine Werbung.',
  favouritesSharedSubject: '{name} teilt eine Merkliste mit Ihnen',
  favouritesSharedTitle: 'Ausgesucht von {name}.',
  favouritesSharedText: '{name} ({email}) schickt Ihnen, was bei Cairn gefallen hat.',
  favouritesSharedLines: 'Aus der Liste',
  seeFavourites: 'Alles ansehen',
  noSuchMails: 'Keine solchen E-Mails mehr',
  whyThisShare:
    '{name} hat uns gebeten, Ihnen das zu schicken; antworten Sie an {email}. Es ist keine Werbung, und Ihre Adresse wird für nichts anderes aufbewahrt.',
  passwordResetSubject: 'Neues Passwort wählen',
  passwordResetTitle: 'Wählen Sie ein neues Passwort.',
  passwordResetText:
    'Jemand, wahrscheinlich Sie, hat für diese Adresse ein neues Passwort angefordert. Der Link unten funktioniert einmal, innerhalb von 30 Minuten.',
  passwordResetOtherwise: 'Waren Sie es nicht, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  choosePassword: 'Passwort wählen',
  passwordChangedSubject: 'Ihr Passwort wurde geändert',
  passwordChangedTitle: 'Sie haben ein neues Passwort.',
  passwordChangedText:
    'Das Passwort Ihres Kontos bei Cairn wurde soeben geändert. Auf allen anderen Geräten sind Sie abgemeldet. Passkeys bleiben.',
  accountEmptiedText:
    'Sie haben ein neues Passwort für Ihr Konto bei Cairn, und alle anderen sind abgemeldet. Diese E-Mail-Adresse hatte bisher niemand bestätigt, deshalb wurden Passkeys, Adressen und Karten im Konto gelöscht. Bitte prüfen Sie Ihre übrigen Angaben.',
  passwordChangedOtherwise:
    'Waren Sie es nicht, fordern Sie sofort einen Link für ein anderes Passwort an, und schreiben Sie uns.',
  forgotPassword: 'Das war ich nicht: anderes Passwort wählen',
  welcomeSubject: 'Willkommen bei Cairn',
  welcomeTitle: 'Schön, dass Sie da sind.',
  welcomeText:
    'Ihr Konto ist bereit. Bitte bestätigen Sie, dass diese Adresse Ihre ist. Der Link funktioniert dort, wo Sie angemeldet sind; sonst bittet er Sie zuerst um die Anmeldung.',
  welcomeOtherwise:
    'Der Link funktioniert einmal, innerhalb von 24 Stunden. Haben Sie kein Konto angelegt, ist nichts zu tun.',
  confirmAddress: 'Adresse bestätigen',
  profileCreatedSubject: 'Vervollständigen Sie Ihr Profil bei Cairn',
  profileCreatedTitle: 'Ihr Profil wartet auf Sie.',
  profileCreatedText:
    'Jemand, wahrscheinlich Sie, hat ein Profil mit dieser Adresse angelegt. Wählen Sie ein Passwort und ergänzen Sie den Rest, dann gehört das Konto Ihnen.',
  profileCreatedOtherwise:
    'Waren Sie es nicht, ist nichts zu tun: Ohne Passwort kann niemand das Profil verwenden.',
  completeProfile: 'Profil vervollständigen',
  profileExistsSubject: 'Sie haben ein Konto bei Cairn',
  profileExistsTitle: 'Sie haben schon ein Konto.',
  profileExistsText:
    'Jemand, wahrscheinlich Sie, wollte ein Profil mit dieser Adresse anlegen. Dazu gibt es schon ein Konto, an dem nichts geändert wurde: Melden Sie sich an wie immer.',
  profileExistsOtherwise: 'Waren Sie es nicht, ist nichts zu tun.',
  signInToAccount: 'Anmelden',
  emailChangeSubject: 'Bestätigen Sie Ihre neue Adresse',
  emailChangeTitle: 'Ist das Ihre Adresse?',
  emailChangeText:
    'Ihr Konto bei Cairn erhält diese E-Mail-Adresse, sobald Sie sie bestätigen. Der Link funktioniert dort, wo Sie angemeldet sind; sonst bittet er Sie zuerst um die Anmeldung.',
  emailChangeOtherwise:
    'Der Link gilt einmal, innerhalb von 24 Stunden. Wenn Sie das nicht veranlasst haben, müssen Sie nichts tun.',
  emailChangeAskedSubject: 'Eine andere Adresse für Ihr Konto',
  emailChangeAskedTitle: 'Möchten Sie das?',
  emailChangeAskedText:
    'In Ihrem Konto bei Cairn wurde eine andere E-Mail-Adresse angegeben. Ihre jetzige gilt, bis die neue bestätigt ist.',
  emailChangeAskedOtherwise:
    'Wenn Sie das nicht waren, wählen Sie sofort ein anderes Passwort: Das verhindert die Änderung und meldet alle anderen ab.',
  emailChangedSubject: 'Ihr Konto hat eine andere Adresse',
  emailChangedTitle: 'Ihre Adresse wurde geändert.',
  emailChangedText:
    'Ihr Konto bei Cairn hat eine andere E-Mail-Adresse, die bestätigt wurde. An diese hier schreiben wir dazu nicht mehr.',
  emailChangedOtherwise: 'Wenn Sie das nicht waren, schreiben Sie uns sofort.',
  writeToUs: 'Schreiben Sie uns',
  newDeviceSubject: 'Anmeldung mit einem neuen Gerät',
  newDeviceTitle: 'Waren Sie das?',
  newDeviceText:
    'Jemand hat sich bei Ihrem Konto bei Cairn mit einem Browser angemeldet, der dafür noch nie verwendet wurde: {time}.',
  newDeviceOtherwise:
    'Waren Sie es, ist nichts zu tun. Wenn nicht, wählen Sie ein anderes Passwort: Damit endet auch diese Sitzung.',
  passkeyAddedSubject: 'Ihr Konto hat einen neuen Passkey',
  passkeyAddedTitle: 'Ihr Konto hat einen neuen Passkey.',
  passkeyAddedText:
    'Wer das Gerät mit dem Passkey hat, kann sich jetzt damit bei Ihrem Konto bei Cairn anmelden. Ihr Passwort bleibt.',
  passkeyAddedOtherwise:
    'Waren Sie es, ist nichts zu tun. Wenn nicht, entfernen Sie den Passkey, ändern Sie Ihr Passwort, und schreiben Sie uns.',
  seePasskeys: 'Passkeys ansehen',
  accountDeletedSubject: 'Ihr Konto wurde gelöscht',
  accountDeletedTitle: 'Ihr Konto gibt es nicht mehr.',
  accountDeletedText: 'Ihr Konto bei Cairn wurde gelöscht, mit allem, was dazu gehörte.',
  accountDeletedOtherwise:
    'Was wir nach dem Gesetz aufbewahren müssen, etwa Rechnungen, bleibt so lange bei uns, wie das Gesetz es verlangt. Dies ist die letzte E-Mail dazu, und auch sie wird hier gelöscht.',
  whyThisAccount: 'Diese E-Mail betrifft Ihr Konto bei Cairn und ist keine Werbung.',
  letters: 'unsere Briefe',
  lettersForMembers: 'unsere Briefe für Mitglieder',
  newsletterConfirmSubject: 'Bitte bestätigen: die Briefe von Cairn',
  newsletterConfirmForMembersSubject: 'Bitte bestätigen: die Briefe von Cairn für Mitglieder',
  newsletterConfirmTitle: 'Ein Klick, und die Briefe kommen.',
  newsletterConfirmText:
    'Jemand, vermutlich Sie, hat {letters} an diese Adresse bestellt. Bitte bestätigen Sie, dass Sie das möchten. Der Link gilt sieben Tage.',
  newsletterConfirmOtherwise:
    'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne Ihre Bestätigung schicken wir nichts und vergessen die Adresse nach 30 Tagen.',
  confirmNewsletter: 'Ja, schicken Sie sie mir',
  newsletterWelcomeSubject: 'Sie bekommen die Briefe von Cairn',
  newsletterWelcomeForMembersSubject: 'Sie bekommen die Briefe von Cairn für Mitglieder',
  newsletterWelcomeTitle: 'Sie stehen auf der Liste.',
  newsletterWelcomeText:
    'Ab jetzt bekommen Sie {letters} an diese Adresse. Ein Klick bestellt sie ab, in dieser E-Mail und in jedem Brief.',
  unsubscribe: 'Abbestellen',
  whyThisNewsletter:
    'Sie bekommen diese E-Mail, weil jemand {letters} an diese Adresse bestellt hat.',
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
  includedTax: 'Enthaltene MwSt.',
  payment: 'Zahlung',
  pickUpIn: 'Wo Sie es abholen',
  mailedTo: 'Per E-Mail an',
  openingHours: 'Öffnungszeiten',
  closed: 'geschlossen',
  collectedBy: 'Abholung durch: {name}',
  expectedBy: 'Voraussichtlich bis {date}',
  legalTerms: 'AGB',
  legalWithdrawal: 'Widerruf',
  legalPrivacy: 'Datenschutz',
  legalImprint: 'Impressum',
  footer: 'Kleidung, um bei schlechtem Wetter hinaus und wieder heim zu kommen.',
  whyThis: 'Diese E-Mail gehört zu einer Bestellung bei Cairn und ist keine Werbung.',
}
