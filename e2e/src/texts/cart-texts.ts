import { demoNames } from './demo-names.ts'
import {
  beforePlaceholder,
  inEachLocale,
  startingWith,
  withAnyRest,
} from './storefront-messages.ts'

/** Texts of the cart page. */
export const cartTexts = inEachLocale((translate, locale) => {
  const { summitJacket, basalt, pickupMethod, freeMugEarned, freeMugOffer } = demoNames[locale]
  return {
    homeDelivery: translate('homeDelivery'),
    pickUpAt: (place: string) => translate('pickUpAt', { place }),
    anyPickup: startingWith(beforePlaceholder(translate('pickUpAt'))),
    sentByEmail: translate('sentByEmail'),
    changeDelivery: translate('changeDelivery'),
    deliveryChoice: translate('deliveryChoice'),
    pickupMethod: startingWith(pickupMethod),
    save: translate('save'),
    changeStore: translate('changeStore'),
    chooseStore: translate('whichStore'),
    confirmStore: translate('changeStoreTitle'),
    changeToStore: withAnyRest(translate('changeStoreTo', { to: '{rest}' })),
    keepStore: (from: string) => translate('keepStore', { from }),
    storeChanged: translate('storeChanged'),
    close: translate('close'),
    addGiftOption: translate('giftAdd'),
    changeGiftOption: translate('giftEdit'),
    giftTitle: translate('giftTitle'),
    giftRecipient: translate('giftTo'),
    giftEmail: translate('giftEmail'),
    giftMessage: translate('giftMessage'),
    giftForAda: translate('giftFor', { to: 'Ada', email: 'ada@cairn.test' }),
    fieldRequired: translate('fieldRequired'),
    sizeOfJacket: translate('sizeOfNamed', { name: summitJacket }),
    chosenVariant: `${basalt}, ${translate('size', { size: 'S' })}`,
    saveJacket: translate('saveNamedForLater', { name: summitJacket }),
    savedForLater: translate('savedForLater'),
    moveJacketToCart: translate('moveNamedToCart', { name: summitJacket }),
    couponCode: translate('couponCode'),
    applyCoupon: translate('apply'),
    couponApplied: translate('couponApplied', { code: 'WELCOME10' }),
    removeCoupon: translate('couponRemove', { code: 'WELCOME10' }),
    discount: translate('discount'),
    freeGift: translate('freeGift'),
    freeMugEarned,
    freeMugOffer,
  }
})

export type CartTexts = (typeof cartTexts)['en-us']
