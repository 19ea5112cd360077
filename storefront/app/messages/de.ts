import { de as validation } from '@cairn/contract/validation/messages/de'
import { de as account } from '../account/messages/de.ts'
import { de as cart } from '../cart/messages/de.ts'
import { de as cases } from '../cases/messages/de.ts'
import { de as checkout } from '../checkout/messages/de.ts'
import { de as consent } from '../consent/messages/de.ts'
import { de as content } from '../content/messages/de.ts'
import { de as events } from '../events/messages/de.ts'
import { de as favourites } from '../favourites/messages/de.ts'
import { de as home } from '../home/messages/de.ts'
import { de as listing } from '../listing/messages/de.ts'
import { de as lists } from '../lists/messages/de.ts'
import { de as loyalty } from '../loyalty/messages/de.ts'
import { de as navigation } from '../navigation/messages/de.ts'
import { de as orders } from '../orders/messages/de.ts'
import { de as preview } from '../preview/messages/de.ts'
import { de as product } from '../product/messages/de.ts'
import { de as purchase } from '../purchase/messages/de.ts'
import { de as signIn } from '../sign-in/messages/de.ts'
import { de as stores } from '../stores/messages/de.ts'
import { de as subscriptions } from '../subscriptions/messages/de.ts'
import { de as ui } from '../ui/messages/de.ts'
import type { Messages } from './messages.ts'

export const de: Messages = {
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
