import { es as validation } from '@cairn/contract/validation/messages/es'
import { es as account } from '../account/messages/es.ts'
import { es as cart } from '../cart/messages/es.ts'
import { es as cases } from '../cases/messages/es.ts'
import { es as checkout } from '../checkout/messages/es.ts'
import { es as consent } from '../consent/messages/es.ts'
import { es as content } from '../content/messages/es.ts'
import { es as events } from '../events/messages/es.ts'
import { es as favourites } from '../favourites/messages/es.ts'
import { es as home } from '../home/messages/es.ts'
import { es as listing } from '../listing/messages/es.ts'
import { es as lists } from '../lists/messages/es.ts'
import { es as loyalty } from '../loyalty/messages/es.ts'
import { es as navigation } from '../navigation/messages/es.ts'
import { es as orders } from '../orders/messages/es.ts'
import { es as preview } from '../preview/messages/es.ts'
import { es as product } from '../product/messages/es.ts'
import { es as purchase } from '../purchase/messages/es.ts'
import { es as signIn } from '../sign-in/messages/es.ts'
import { es as stores } from '../stores/messages/es.ts'
import { es as subscriptions } from '../subscriptions/messages/es.ts'
import { es as ui } from '../ui/messages/es.ts'
import type { Messages } from './messages.ts'

export const es: Messages = {
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
