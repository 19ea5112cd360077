import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  keepStore: 'Garder {from}',
  myStore: 'Votre magasin',
  makeMyStore: 'Choisir ce magasin',
  makeMyStoreNamed: 'Choisir ce magasin\u202f: {name}',
  confirmStore: 'Est-ce votre magasin\u202f?',
  confirmStoreText:
    'Il s’affiche en premier quand vous retirez un article ou consultez le stock d’un magasin.',
  confirmStoreYes: 'Oui, {name}',
  confirmStoreNo: 'Non',
  findStore: 'Trouver un magasin',
  findStoreText: 'Nos magasins, leurs horaires et comment s’y rendre.',
  townOrPostcode: 'Ville ou code postal',
  storesNearMe: 'Trouver les magasins près de moi',
  nearMeFailed: 'Nous n’avons pas pu savoir où vous êtes. Saisissez une ville ou un code postal.',
  storeCount: '{count, plural, one {# magasin} other {# magasins}}',
  noStoresNear: 'Nous n’avons pas de magasin près de {place}. Les voici tous.',
  yourPlace: 'chez vous',
  directions: 'Itinéraire',
  directionsTo: 'Itinéraire vers {name}',
  openingHours: 'Horaires et services',
  closed: 'Fermé',
  servicePickup: 'Retrait des commandes',
  serviceReturns: 'Retours',
  serviceRepairs: 'Réparations',
  serviceFitting: 'Essayage de chaussures',
  serviceRental: 'Location',
}
