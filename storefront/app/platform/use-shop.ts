import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The shop of this page: its locale, its site and its currency. */
export function useShop() {
  const shop = useRouteLoaderData<typeof loader>('root')
  if (!shop) throw new Error('The shop is asked for outside of its pages.')
  return shop
}

/** What this site shows, and what it does without. */
export function useFeatures() {
  return useShop().features
}

/** Also known to pages that could not be loaded. */
export function useLocale(): string {
  return useRouteLoaderData<typeof loader>('root')?.locale ?? 'en-us'
}
