import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  vatAndDelivery: 'TVA comprise, livraison en sus',
  recentlyViewed: 'Vus récemment',
  pickUpHere: 'Retirer ici',
  pickUpHereNamed: 'Retirer ici\u202f: {name}',
  pictures: 'Photos',
  pictureOf: '{number} sur {count}',
  colour: 'Couleur',
  sizeName: 'Taille',
  amountName: 'Montant',
  quickShop: 'Achat rapide',
  quickShopNamed: 'Achat rapide\u202f: {name}',
  seeDetails: 'Voir tous les détails',
  chooseSize: 'Choisissez d’abord une taille.',
  chooseAmount: 'Choisissez d’abord un montant.',
  fewLeft: 'Plus que {few} en {size}.',
  addForPrice: 'Ajouter au panier, {price}',
  notSoldHere: 'N’est pas vendu ici pour le moment.',
  allSoldOut:
    'Épuisé dans toutes les tailles. Choisissez la vôtre, nous écrirons une fois, à son retour.',
  onlyAsGift:
    'Un cadeau. Il accompagne votre commande lorsqu’une offre le prévoit et ne s’achète pas seul.',
  soldOutText:
    'Épuisé dans cette taille. Laissez votre adresse, nous écrirons une fois, à son retour.',
  notifyMe: 'Prévenez-moi de son retour',
  willNotify: 'Nous vous écrirons à son retour.',
  details: 'Ses atouts',
  specifications: 'Matières et chiffres',
  deliveryAndReturns: 'Livraison et retours',
  deliveryAndReturnsText:
    'Livré en trois à cinq jours ouvrés, ou retiré en magasin. Soixante jours pour décider, et le retour est gratuit.',
  sizeGuide: 'Guide des tailles',
  sizesOfThis: 'Ces tailles',
  footSizes: 'Par longueur de pied',
  bodySizesHow:
    'Mesurez sur des vêtements fins, le mètre bien horizontal et sans serrer. Entre deux tailles, prenez la plus grande pour porter des couches dessous.',
  footSizesHow:
    'Placez le talon contre un mur et mesurez jusqu’à l’orteil le plus long, le soir, avec les chaussettes que vous porterez.',
  unit: 'Unité',
  centimetres: 'cm',
  inches: 'po',
  inStores: 'En magasin',
  seeStores: 'Retirer en magasin',
  sizeForStores: 'Choisissez une taille sur la page pour voir combien il en reste.',
  stockOfSize: 'En taille {size}.',
  notInStore: 'Pas ici pour le moment',
  inStore: 'Disponible ici',
  someInStore: 'Ici, dans certaines tailles',
  allTogether: 'L’ensemble',
  partOfSet: 'Fait partie d’un ensemble',
  inThisSet: 'Dans cet ensemble',
}
