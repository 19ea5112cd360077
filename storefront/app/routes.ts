import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** All pages of a locale. The page handler redirects requests without a locale. */
export default [
  route(':locale/styleguide', './styleguide/styleguide-route.tsx'),

  route(':locale', './checkout/checkout-frame-route.tsx', [
    route('checkout', './checkout/checkout-route.tsx'),
    route('checkout/return', './checkout/return-route.tsx'),
    route('checkout/challenge', './checkout/challenge-route.tsx'),
  ]),

  route(':locale', './navigation/site-frame-route.tsx', [
    index('./home/home-route.tsx'),
    route('c/*', './listing/category-route.tsx'),
    route('search', './listing/search-route.tsx'),
    route('p/*', './routes/product-route.tsx'),
    route('cart', './routes/cart-route.tsx', { id: 'cart' }),
    route('order-confirmation', './orders/orders-route.tsx', { id: 'order-confirmation' }),
    route('favorites', './lists/favourites-route.tsx'),
    route('favorites/*', './lists/linked-favourites-route.tsx'),
    route('newsletter/*', './subscriptions/newsletter-route.tsx'),
    route('store-locator', './routes/store-locator-route.tsx'),
    route('sign-in', './sign-in/sign-in-route.tsx'),
    route('forgot-password/*', './sign-in/passwords/forgot-password-route.tsx'),
    route('associate-login', './sign-in/associate/associate-route.tsx'),
    route('account/*', './account/account-route.tsx'),
    route('account/loyalty', './loyalty/loyalty-route.tsx'),
    route('orders/*', './orders/orders-route.tsx'),
    route('content-preview', './preview/content-preview-route.tsx'),
    route('location-selector', './navigation/location-route.tsx'),
    route('*', './routes/content-route.tsx'),
  ]),
] satisfies RouteConfig
