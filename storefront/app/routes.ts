import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page of a locale. What leads here without one is answered by the handler of pages. */
export default [
  route(':locale/workshop', './workshop/workshop-route.tsx'),

  route(':locale', './checkout/checkout-frame-route.tsx', [
    route('checkout', './checkout/checkout-route.tsx'),
    route('checkout/return', './checkout/return-route.tsx'),
  ]),

  route(':locale', './navigation/site-frame-route.tsx', [
    index('./home/home-route.tsx'),
    route('c/*', './listing/category-route.tsx'),
    route('search', './listing/search-route.tsx'),
    route('p/*', './product/product-route.tsx'),
    route('cart', './cart/cart-route.tsx'),
    route('order-confirmation', './orders/orders-route.tsx', { id: 'order-confirmation' }),
    route('favorites', './lists/favourites-route.tsx'),
    route('favorites/:favoriteId', './lists/shared-favourites-route.tsx'),
    route('store-locator', './stores/store-locator-route.tsx'),
    route('sign-in', './sign-in/sign-in-route.tsx'),
    route('associate-login', './sign-in/staff-route.tsx'),
    route('account', './account/account-route.tsx'),
    route('account/loyalty', './loyalty/loyalty-route.tsx'),
    route('orders/*', './orders/orders-route.tsx'),
    route('content-preview', './preview/content-preview-route.tsx'),
    route('location-selector', './navigation/location-route.tsx'),
    route('*', './content/content-route.tsx'),
  ]),
] satisfies RouteConfig
