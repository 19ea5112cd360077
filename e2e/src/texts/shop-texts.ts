import { demoNames } from './demo-names.ts'
import { firstSentence, inEachLocale } from './storefront-messages.ts'

/** Texts of the header, the menu, the catalogue and the cart. */
export const shopTexts = inEachLocale((translate, locale) => {
  const names = demoNames[locale]
  const { duffel, beanie, women, blue, tarn, summitJacketPrice } = names
  const cartLink = (count: number) => translate('cartLink', { count })
  return {
    ...names,
    skipToContent: translate('skipToContent'),
    homeLink: translate('homeLink'),
    cartLink: {
      empty: cartLink(0),
      one: cartLink(1),
      two: cartLink(2),
      three: cartLink(3),
      four: cartLink(4),
    },
    addDuffel: translate('addNamedToCart', { name: duffel }),
    addBeanie: translate('addNamedToCart', { name: beanie }),
    addedToCart: translate('addedToCart'),
    lessDuffel: translate('decreaseQuantity', { name: duffel }),
    moreDuffel: translate('increaseQuantity', { name: duffel }),
    removeDuffel: translate('removeNamed', { name: duffel }),
    cartTitle: translate('cartTitle'),
    viewCart: translate('viewCart'),
    checkout: translate('checkout'),
    cartEmptyTitle: translate('cartEmptyTitle'),
    cartEmptyLink: translate('cartEmptyLink'),
    notFoundTitle: translate('notFoundTitle'),
    cartExpired: firstSentence(translate('cartExpiredWithout', { items: '' })),
    cartFailedTitle: translate('cartFailedTitle'),
    tryAgain: translate('tryAgain'),
    problem: firstSentence(translate('problem')),
    menu: translate('menu'),
    openMenu: translate('openMenu'),
    closeMenu: translate('closeMenu'),
    allOfWomen: translate('shopAll', { title: women }),
    search: translate('search'),
    stores: translate('stores'),
    suggestions: translate('suggestions'),
    filters: translate('filters'),
    sortBy: translate('sortBy'),
    sort: translate('sortNow'),
    clearFilters: translate('clearAll'),
    removeBlue: translate('removeFilter', { label: blue }),
    nextPage: translate('nextPage'),
    noResults: translate('nothingFits'),
    pictures: translate('pictures'),
    addForPrice: translate('addForPrice', { price: summitJacketPrice }),
    chooseSize: translate('chooseSize'),
    addedToYourCart: translate('addedToYourCart'),
    chosenVariant: `${tarn}, ${translate('size', { size: 'M' })}`,
    close: translate('close'),
    promoBar: translate('promoBar'),
    secondaryNavigation: translate('secondaryNav'),
    chooseLocation: translate('chooseLocation'),
    email: translate('email'),
    notifyMe: translate('notifyMe'),
    allSoldOut: translate('allSoldOut'),
    willNotify: translate('willNotify'),
    specifications: translate('specifications'),
    similarProducts: translate('similarProducts'),
  }
})

export type ShopTexts = (typeof shopTexts)['en-us']
