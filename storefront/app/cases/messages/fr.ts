import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const fr: Translation<typeof en> = {
  orderNumberField: 'Numéro de commande',
  contactFormTitle: 'Écrivez-nous',
  contactCategory: 'De quoi s’agit-il\u202f?',
  contactMessage: 'Que souhaitez-vous nous dire\u202f?',
  caseSend: 'Envoyer',
  caseSentTitle: 'C’est bien arrivé.',
  caseSentText:
    'Votre dossier porte le numéro {number}. Nous l’avons confirmé à {email} et répondons dans un délai d’un jour ouvré.',
  caseAnother: 'Écrire autre chose',
  caseNoScripts:
    'Sans JavaScript, aucune photo ne peut être jointe. Envoyez-les en réponse à notre e-mail.',
  warrantyFormTitle: 'Dites-nous ce qui a cassé',
  warrantyProduct: 'Quel article\u202f?',
  warrantyProductHelp: 'Son nom, sa couleur et sa taille, si vous les connaissez.',
  warrantyBought: 'Date d’achat',
  warrantyDefect: 'Que lui est-il arrivé\u202f?',
  warrantyPhotos: 'Photos',
  warrantyPhotosHelp: 'Trois au plus. Elles sont réduites avant l’envoi.',
  warrantyPhotosWrong: 'L’une d’elles n’a pas pu être lue comme photo, ou il y en a plus de trois.',
  warrantyWhere: 'Où renvoyer l’article',
}
