import type { FieldTexts } from '../reference/field-texts.ts'
import {
  chooseStore,
  collectionPoint,
  findCollectionPoints,
  findStores,
  openingHours,
  readEmployees,
  readStores,
  store,
} from './store-calls.ts'

export const storeTexts: FieldTexts = [
  [
    openingHours,
    {
      '': 'The opening hours of a day of the week.',
      day: 'The day: 1 is Monday, 7 is Sunday.',
      opens: 'When it opens, as HH:mm in local time; null if it is closed.',
      closes: 'When it closes, as HH:mm in local time; null if it is closed.',
    },
  ],
  [
    collectionPoint,
    {
      '': 'A place where orders can be picked up.',
      name: 'The name of the place.',
      addressLine1: 'Street and number.',
      addressLine2: 'A further line of the address; null without one.',
      city: 'The town.',
      province: 'The state or province as its code; null where there are none.',
      postalCode: 'The postal code.',
      countryCode: 'The country as an ISO 3166-1 code.',
      latitude: 'The latitude in degrees, north is positive.',
      longitude: 'The longitude in degrees, east is positive.',
      distance: 'The distance from the searched location in kilometres; null without a location.',
      hours: 'The opening hours, one entry for each day.',
    },
  ],
  [
    store,
    {
      '': 'A store.',
      phone: 'The phone number; null without one.',
      services: 'What the store offers, such as pickup or repair.',
      storeInventory: 'The stock of the requested variant; null if none was requested.',
    },
  ],
  [
    findCollectionPoints,
    {
      'body.query':
        'A place name or a postal code. Coordinates come first, then `postalCode`, then `city`, then this. All places are found, without distances, if none of them is given.',
      'body.city': 'A town.',
      'body.postalCode': 'A postal code.',
      'body.countryCode':
        'Only places in this country. Without it, a search by coordinates crosses borders, and any other search is limited to the site.',
      'body.latitude': 'The latitude in degrees. Needs `longitude`.',
      'body.longitude': 'The longitude in degrees. Needs `latitude`.',
      'body.radius': 'How far away places may be, in kilometres, 1 to 500. 100 if omitted.',
      'body.count': 'How many places to answer with, 1 to 50. 20 if omitted.',
      'answer.collectionPoints': 'The places, the nearest first.',
      'answer.total': 'The number of all places within the radius.',
    },
  ],
  [
    findStores,
    {
      'body.sku': 'A variant, whose stock is answered for each store.',
      'body.onlyWithStock': 'Only stores that have the variant. false if omitted.',
      'answer.stores': 'The stores, the nearest first.',
      'answer.total': 'The number of all stores within the radius.',
    },
  ],
  [
    readStores,
    {
      'answer.stores': 'All stores of the site.',
      'answer.stores.name': 'The name of the store.',
    },
  ],
  [
    chooseStore,
    {
      'answer.favStoreId': 'The id of the chosen store.',
    },
  ],
  [
    readEmployees,
    {
      'answer.employees': 'The employees of the store.',
      'answer.employees.id': 'The number of the employee.',
      'answer.employees.name': 'The name of the employee.',
    },
  ],
]
