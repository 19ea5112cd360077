import { en as validation } from '@cairn/contract/validation/messages/en'
import { en as account } from '../account/messages/en.ts'
import { en as cart } from '../cart/messages/en.ts'
import { en as cases } from '../cases/messages/en.ts'
import { en as checkout } from '../checkout/messages/en.ts'
import { en as consent } from '../consent/messages/en.ts'
import { en as content } from '../content/messages/en.ts'
import { en as events } from '../events/messages/en.ts'
import { en as favourites } from '../favourites/messages/en.ts'
import { en as home } from '../home/messages/en.ts'
import { en as listing } from '../listing/messages/en.ts'
import { en as lists } from '../lists/messages/en.ts'
import { en as loyalty } from '../loyalty/messages/en.ts'
import { en as navigation } from '../navigation/messages/en.ts'
import { en as orders } from '../orders/messages/en.ts'
import { en as preview } from '../preview/messages/en.ts'
import { en as product } from '../product/messages/en.ts'
import { en as purchase } from '../purchase/messages/en.ts'
import { en as signIn } from '../sign-in/messages/en.ts'
import { en as stores } from '../stores/messages/en.ts'
import { en as subscriptions } from '../subscriptions/messages/en.ts'
import { en as ui } from '../ui/messages/en.ts'

export const en = {
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
