import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('./platform/to-locale-route.ts'),
  route('cart', './platform/to-locale-route.ts', { id: 'bare-cart' }),

  route(':locale', './navigation/site-frame.tsx', [
    index('./home/home-route.tsx'),
    route('cart', './cart/cart-route.tsx'),
    route('*', './navigation/not-found-route.ts'),
  ]),
] satisfies RouteConfig
