import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Known pages whose address names no language: they lead to the visitor's own. */
const bare = [
  'p/*',
  'c/*',
  'cart',
  'checkout/*',
  'account/*',
  'search',
  'associate-login',
  'order-confirmation',
  'location-selector',
]

export default [
  index('./platform/to-locale-route.ts'),
  ...bare.map((path) => route(path, './platform/to-locale-route.ts', { id: `bare ${path}` })),
  route('workshop', './platform/to-locale-route.ts', { id: 'bare-workshop' }),
  route(':locale/workshop', './workshop/workshop-route.tsx'),

  route(':locale', './navigation/site-frame-route.tsx', [
    index('./home/home-route.tsx'),
    route('c/*', './listing/category-route.tsx'),
    route('search', './listing/search-route.tsx'),
    route('p/*', './product/product-route.tsx'),
    route('cart', './cart/cart-route.tsx'),
    route('location-selector', './navigation/location-route.tsx'),
    route('*', './content/content-route.tsx'),
  ]),
] satisfies RouteConfig
