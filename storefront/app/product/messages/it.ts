import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const it: Translation<typeof en> = {
  vatAndDelivery: 'IVA inclusa, spese di consegna escluse',
  recentlyViewed: 'Visti di recente',
  pickUpHere: 'Ritira qui',
  pickUpHereNamed: 'Ritira qui: {name}',
  pictures: 'Immagini',
  pictureOf: '{number} di {count}',
  colour: 'Colore',
  sizeName: 'Taglia',
  amountName: 'Importo',
  quickShop: 'Acquisto rapido',
  quickShopNamed: 'Acquisto rapido: {name}',
  seeDetails: 'Vedi tutti i dettagli',
  chooseSize: 'Scegli prima una taglia.',
  chooseAmount: 'Scegli prima un importo.',
  fewLeft: 'Ne restano {few} in {size}.',
  addForPrice: 'Aggiungi alla borsa, {price}',
  notSoldHere: 'Al momento non è in vendita qui.',
  allSoldOut: 'Esaurito in tutte le taglie. Scegli la tua: scriviamo una volta, quando torna.',
  onlyAsGift:
    'Un omaggio. Accompagna il Suo ordine quando un’offerta lo prevede e non si acquista da solo.',
  soldOutText:
    'Esaurito in questa taglia. Lascia il tuo indirizzo: scriviamo una volta, quando torna.',
  notifyMe: 'Avvisami quando torna',
  willNotify: 'Ti scriveremo quando torna.',
  details: 'Che cosa fa',
  specifications: 'Materiali e numeri',
  deliveryAndReturns: 'Consegna e resi',
  deliveryAndReturnsText:
    'In tre-cinque giorni lavorativi, o da ritirare in negozio. Sessanta giorni per decidere, e il reso è gratuito.',
  sizeGuide: 'Guida alle taglie',
  sizesOfThis: 'Queste taglie',
  footSizes: 'Per lunghezza del piede',
  bodySizesHow:
    'Misura sopra abiti sottili, con il metro orizzontale e senza stringere. Tra due taglie prendi la più grande, se porti altri strati sotto.',
  footSizesHow:
    'Appoggia il tallone al muro e misura fino al dito più lungo, la sera e con i calzini che porterai.',
  unit: 'Unità',
  centimetres: 'cm',
  inches: 'in',
  inStores: 'Nei negozi',
  seeStores: 'Ritira in negozio',
  sizeForStores: 'Scegli una taglia nella pagina per vedere quanti ne hanno.',
  stockOfSize: 'In taglia {size}.',
  notInStore: 'Qui al momento no',
  inStore: 'Disponibile qui',
  someInStore: 'Qui, in alcune taglie',
  allTogether: 'Tutto insieme',
  partOfSet: 'Fa parte di un completo',
  inThisSet: 'In questo completo',
}
