import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  savedForLater: 'Für später gemerkt',
  moveToCart: 'In den Warenkorb',
  moveNamedToCart: 'In den Warenkorb: {name}',
  savedNotMoved: 'Dieser Artikel ließ sich nicht in den Warenkorb legen.',
  savedItemSoldOut: 'Zurzeit ausverkauft.',
  showMore: 'Mehr zeigen',
  favouritesEmptyTitle: 'Noch nichts gemerkt.',
  favouritesEmptyText: 'Drücken Sie das Herz bei allem, was Sie wiederfinden möchten.',
  favouritesFailedTitle: 'Ihre Merkliste ließ sich nicht öffnen.',
  favouritesFailedText:
    'Sie ist sicher. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
  removeFavouriteNamed: '{name} von der Merkliste nehmen',
  shareFavourites: 'Teilen',
  linkCopied: 'Der Link ist kopiert.',
  shareThisLink: 'Diesen Link teilen',
  sharedFavourites: 'Eine geteilte Merkliste',
  sharedFavouritesText:
    'Ausgesucht von jemandem, der an Sie gedacht hat. Drücken Sie ein Herz, um es selbst zu merken.',
  sharedFavouritesEmptyTitle: 'Diese Merkliste ist leer.',
  sharedFavouritesEmptyText: 'Seit sie geteilt wurde, ist alles daraus entfernt worden.',
  mailFavourites: 'Per E-Mail senden',
  mailFavouritesSignIn:
    'Melden Sie sich an, um Ihre Merkliste per E-Mail zu senden: Wer sie bekommt, soll wissen, von wem sie ist.',
  shareRecipients: 'E-Mail-Adressen',
  shareRecipientsHelp: 'Bis zu {most}, durch Kommas getrennt.',
  shareRecipientsWrong: 'Geben Sie eine bis {most} E-Mail-Adressen ein, durch Kommas getrennt.',
  shareMessage: 'Ihre Nachricht',
  shareMessageHelp: 'Ihr Name und Ihre E-Mail-Adresse stehen auch in der E-Mail.',
  shareMessageWrong:
    'Bitte lassen Sie Webadressen weg, und schreiben Sie höchstens {most} Zeichen.',
  shareSend: 'Senden',
  shareSent: 'Ihre Merkliste ist unterwegs. Wer keine solchen E-Mails möchte, bekommt keine.',
  noShareMailsTitle: 'Keine geteilten Merklisten mehr',
  noShareMailsText:
    'Kundinnen und Kunden können ihre Merkliste anderen per E-Mail senden. Wenn Sie möchten, erreicht Ihre Adresse keine dieser E-Mails mehr.',
  noShareMailsButton: 'Keine solchen E-Mails senden',
  noShareMailsDone: 'Ab jetzt gehen keine Merklisten anderer an Ihre Adresse.',
  toSizes: 'Größe wählen',
  toSizesOf: '{name}: Größe wählen',
  likedByMany: 'Bei vielen beliebt',
}
