import { Suspense } from 'react'
import { ConsentBanner } from '../consent/consent-banner.tsx'
import { isInStore } from '../person/person-store.ts'
import { lazyOptional } from '../platform/lazy-component.ts'

const InStoreBar = lazyOptional(
  async () => (await import('../sign-in/associate/in-store-bar.tsx')).InStoreBar,
)

/** Each of them is on few pages, so that no other page loads their code. */
export const RareBars = () => (
  <>
    {isInStore() && (
      <Suspense>
        <InStoreBar />
      </Suspense>
    )}
    <ConsentBanner />
  </>
)
