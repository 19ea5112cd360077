import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  vatAndDelivery: 'inkl. MwSt., zzgl. Versandkosten',
  recentlyViewed: 'Zuletzt angesehen',
  pickUpHere: 'Hier abholen',
  pickUpHereNamed: 'Hier abholen: {name}',
  pictures: 'Bilder',
  pictureOf: '{number} von {count}',
  colour: 'Farbe',
  sizeName: 'Größe',
  amountName: 'Betrag',
  quickShop: 'Schnellauswahl',
  quickShopNamed: 'Schnellauswahl: {name}',
  seeDetails: 'Alles dazu ansehen',
  chooseSize: 'Bitte wählen Sie zuerst eine Größe.',
  chooseAmount: 'Bitte wählen Sie zuerst einen Betrag.',
  fewLeft: 'Noch {few} in {size}.',
  addForPrice: 'In den Warenkorb, {price}',
  notSoldHere: 'Wird hier zurzeit nicht verkauft.',
  allSoldOut:
    'In allen Größen ausverkauft. Wählen Sie Ihre, und wir schreiben Ihnen einmal, wenn sie wieder da ist.',
  onlyAsGift:
    'Ein Geschenk. Es liegt Ihrer Bestellung bei, wenn ein Angebot es vorsieht, und ist nicht einzeln erhältlich.',
  soldOutText: 'In dieser Größe ausverkauft. Wir schreiben Ihnen einmal, wenn es wieder da ist.',
  notifyMe: 'Benachrichtigen Sie mich',
  willNotify: 'Wir schreiben Ihnen, sobald es wieder da ist.',
  details: 'Was es kann',
  specifications: 'Material und Zahlen',
  deliveryAndReturns: 'Lieferung und Rückgabe',
  deliveryAndReturnsText:
    'In drei bis fünf Werktagen bei Ihnen oder in einer Filiale abzuholen. Sechzig Tage Bedenkzeit, und die Rücksendung ist kostenlos.',
  sizeGuide: 'Größentabelle',
  sizesOfThis: 'Diese Größen',
  footSizes: 'Nach Fußlänge',
  bodySizesHow:
    'Messen Sie über dünner Kleidung, mit waagerechtem, lockerem Maßband. Zwischen zwei Größen nehmen Sie die größere, wenn Sie Schichten darunter tragen.',
  footSizesHow:
    'Stellen Sie die Ferse an eine Wand und messen Sie bis zum längsten Zeh, am Abend und in den Socken, die Sie tragen werden.',
  unit: 'Einheit',
  centimetres: 'cm',
  inches: 'Zoll',
  inStores: 'In Filialen',
  seeStores: 'In einer Filiale abholen',
  sizeForStores: 'Wählen Sie auf der Seite eine Größe, um zu sehen, wie viele es davon gibt.',
  stockOfSize: 'In Größe {size}.',
  notInStore: 'Zurzeit nicht hier',
  inStore: 'Hier vorrätig',
  someInStore: 'In einigen Größen hier',
  allTogether: 'Zusammen',
  partOfSet: 'Gehört zu einem Set',
  inThisSet: 'In diesem Set',
}
