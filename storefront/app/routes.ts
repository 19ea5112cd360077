import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('./platform/to-locale-route.ts'),
  route('cart', './platform/to-locale-route.ts', { id: 'bare-cart' }),
  route('workshop', './platform/to-locale-route.ts', { id: 'bare-workshop' }),
  route(':locale/workshop', './workshop/workshop-route.tsx'),

  route(':locale', './navigation/site-frame.tsx', [
    index('./home/home-route.tsx'),
    route('cart', './cart/cart-route.tsx'),
    route('*', './navigation/not-found-route.ts'),
  ]),
] satisfies RouteConfig
