import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { Suspense, useState } from 'react'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { worksWithoutScripts } from './works-without-scripts.ts'

const Blocks = lazyOptional(async () => (await import('./blocks/blocks.tsx')).Blocks)

const slotId = 'page-slot'

/**
 * The blocks that authors add to a page of the shop. If they work without scripts, the page keeps the markup of the
 * server and loads no code for them.
 */
export function PageSlot({ blocks }: { blocks: readonly ContentBlock[] }) {
  const isStatic = blocks.every(worksWithoutScripts)
  const markup = useServerMarkup()
  if (!isStatic || markup === undefined)
    return (
      <div id={slotId} data-static={isStatic || undefined}>
        <Suspense>
          <Blocks blocks={blocks} hasTitle />
        </Suspense>
      </div>
    )
  return (
    <div
      id={slotId}
      data-static
      // oxlint-disable-next-line react/no-danger -- React rendered it on the server (decision 010)
      dangerouslySetInnerHTML={{ __html: markup }}
      suppressHydrationWarning
    />
  )
}

/** Undefined on the server and after a navigation. */
function useServerMarkup(): string | undefined {
  const isHydrated = useHydrated()
  const [markup] = useState(() =>
    typeof document === 'undefined' || isHydrated
      ? undefined
      : document.getElementById(slotId)?.innerHTML,
  )
  return markup
}
