import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'

/** The locale, site, currency and features of the current page. */
export function useShop() {
  const shop = useRouteLoaderData<typeof loader>('root')
  if (!shop) throw new Error('No root data')
  return shop
}

/** The features that this site has switched on. */
export function useFeatures() {
  return useShop().features
}

/** Also works on error pages, where the root's data is missing. */
export function useLocale(): string {
  return useRouteLoaderData<typeof loader>('root')?.locale ?? 'en-us'
}
