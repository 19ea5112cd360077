import { useRouteLoaderData } from 'react-router'
import type { Shop } from './shop.ts'

/** The locale, site, currency and features of the current page. */
export function useShop() {
  const shop = useRouteLoaderData<Shop>('root')
  if (!shop) throw new Error('No root data')
  return shop
}

/** The features that this site has switched on. */
export function useFeatures() {
  return useShop().features
}

/** Also works on error pages, where the root's data is missing. */
export function useLocale(): string {
  return useRouteLoaderData<Shop>('root')?.locale ?? 'en-us'
}
