import type { Translation } from '@cairn/contract/translation/translation'
import type { en } from './en.ts'

export const de: Translation<typeof en> = {
  otherAddress: 'Cairn hat eine andere Adresse',
  usableOnlyAt: 'Dieser Shop ist nur unter {origin} benutzbar.',
  openPageThere: 'Diese Seite dort öffnen',
  nothingChanged: 'Es wurde nichts geändert',
  formNotFromHere:
    'Dieses Formular kam nicht von einer Seite dieses Shops, deshalb wurde nichts geändert.',
  toTheShop: 'Zum Shop',
  tooManyPages: 'Zu viele Seiten auf einmal',
  tryAgainSoon:
    'Aus Ihrem Netz werden im Moment sehr viele Seiten geöffnet. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  tryAgain: 'Noch einmal versuchen',
}
