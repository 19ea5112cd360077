import type { ContentBlock } from '@cairn/contract/content-blocks'
import { Blocks } from '../content/blocks.tsx'
import { SearchStart } from './search-start.tsx'

type WithoutResultsProps = { hasField: boolean; waysOn: readonly ContentBlock[] }

/** Where nothing was looked for, or found: other ways on. */
export const WithoutResults = ({ hasField, waysOn }: WithoutResultsProps) => (
  <>
    {hasField && <SearchStart />}
    <Blocks blocks={waysOn} isNamed />
  </>
)
