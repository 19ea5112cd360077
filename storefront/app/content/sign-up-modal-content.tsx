import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { isPreview } from '../platform/calls/browser-state.ts'
import { goOn } from '../platform/calls/handling.ts'
import { useShop } from '../platform/page/use-shop.ts'
import { Blocks } from './blocks/blocks.tsx'
import { contentQuery } from './reading/content-query.ts'
import { withShownBlocks } from './reading/shown-blocks.ts'

/** What authors add to the sign-up dialog. The dialog works without it. */
export function SignUpModalContent() {
  const { siteId } = useShop()
  const [blocks, setBlocks] = useState<ContentBlock[]>([])
  useEffect(() => {
    let isStale = false
    void readBlocks(siteId).then((read) => {
      if (!isStale) setBlocks(read)
    })
    return () => {
      isStale = true
    }
  }, [siteId])
  if (blocks.length === 0) return null
  return (
    <div className="dialog-blocks">
      <Blocks blocks={blocks} />
    </div>
  )
}

async function readBlocks(siteId: string): Promise<ContentBlock[]> {
  const mode = isPreview() ? 'preview' : 'publish'
  const result = await browserCommerce().readAugmentedPage(
    { params: { mode, siteId, page: 'sign-up-modal' }, query: contentQuery },
    { callUnknown: goOn },
  )
  return result.ok ? topBlocks(withShownBlocks(result.value, { path: location.pathname })) : []
}
