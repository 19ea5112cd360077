import { fr as validation } from '@cairn/contract/validation/messages/fr'
import { fr as account } from '../account/messages/fr.ts'
import { fr as cart } from '../cart/messages/fr.ts'
import { fr as cases } from '../cases/messages/fr.ts'
import { fr as checkout } from '../checkout/messages/fr.ts'
import { fr as consent } from '../consent/messages/fr.ts'
import { fr as content } from '../content/messages/fr.ts'
import { fr as events } from '../events/messages/fr.ts'
import { fr as favourites } from '../favourites/messages/fr.ts'
import { fr as home } from '../home/messages/fr.ts'
import { fr as listing } from '../listing/messages/fr.ts'
import { fr as lists } from '../lists/messages/fr.ts'
import { fr as loyalty } from '../loyalty/messages/fr.ts'
import { fr as navigation } from '../navigation/messages/fr.ts'
import { fr as orders } from '../orders/messages/fr.ts'
import { fr as preview } from '../preview/messages/fr.ts'
import { fr as product } from '../product/messages/fr.ts'
import { fr as purchase } from '../purchase/messages/fr.ts'
import { fr as signIn } from '../sign-in/messages/fr.ts'
import { fr as stores } from '../stores/messages/fr.ts'
import { fr as subscriptions } from '../subscriptions/messages/fr.ts'
import { fr as ui } from '../ui/messages/fr.ts'
import type { Messages } from './messages.ts'

export const fr: Messages = {
  ...validation,
  ...ui,
  ...favourites,
  ...purchase,
  ...stores,
  ...cart,
  ...product,
  ...signIn,
  ...subscriptions,
  ...consent,
  ...events,
  ...content,
  ...navigation,
  ...listing,
  ...lists,
  ...home,
  ...preview,
  ...account,
  ...loyalty,
  ...cases,
  ...checkout,
  ...orders,
}
