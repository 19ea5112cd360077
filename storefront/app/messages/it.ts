import { it as validation } from '@cairn/contract/validation/messages/it'
import { it as account } from '../account/messages/it.ts'
import { it as cart } from '../cart/messages/it.ts'
import { it as cases } from '../cases/messages/it.ts'
import { it as checkout } from '../checkout/messages/it.ts'
import { it as consent } from '../consent/messages/it.ts'
import { it as content } from '../content/messages/it.ts'
import { it as events } from '../events/messages/it.ts'
import { it as favourites } from '../favourites/messages/it.ts'
import { it as home } from '../home/messages/it.ts'
import { it as listing } from '../listing/messages/it.ts'
import { it as lists } from '../lists/messages/it.ts'
import { it as loyalty } from '../loyalty/messages/it.ts'
import { it as navigation } from '../navigation/messages/it.ts'
import { it as orders } from '../orders/messages/it.ts'
import { it as preview } from '../preview/messages/it.ts'
import { it as product } from '../product/messages/it.ts'
import { it as purchase } from '../purchase/messages/it.ts'
import { it as signIn } from '../sign-in/messages/it.ts'
import { it as stores } from '../stores/messages/it.ts'
import { it as subscriptions } from '../subscriptions/messages/it.ts'
import { it as ui } from '../ui/messages/it.ts'
import type { Messages } from './messages.ts'

export const it: Messages = {
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
