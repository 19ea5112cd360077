import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useHydrated } from '../platform/page/use-hydrated.ts'
import { worksWithoutScripts } from './works-without-scripts.ts'

const Blocks = lazyOptional(() => import('./blocks/blocks.tsx').then((module) => module.Blocks))

const slotId = 'page-slot'

type PageSlotProps = { blocks: readonly ContentBlock[] }

/**
 * The blocks that authors add to a page of the shop. If they work without scripts, the page keeps the markup of the
 * server and loads no code for them.
 */
export function PageSlot(props: PageSlotProps) {
  // Two pages of one route have different blocks.
  const { pathname } = useLocation()
  return <Slot key={pathname} {...props} />
}

function Slot({ blocks }: PageSlotProps) {
  const markup = useStaticMarkup()
  if (markup === undefined)
    return (
      <div
        id={slotId}
        data-static={(import.meta.env.SSR && blocks.every(worksWithoutScripts)) || undefined}
      >
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

/** What the server has marked as static. Undefined on the server and after a navigation. */
function useStaticMarkup(): string | undefined {
  const isHydrated = useHydrated()
  const [markup] = useState(() =>
    import.meta.env.SSR || isHydrated
      ? undefined
      : document.querySelector(`#${slotId}[data-static]`)?.innerHTML,
  )
  return markup
}
