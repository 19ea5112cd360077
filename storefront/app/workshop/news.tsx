import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { Notice } from '../ui/notice.tsx'
import { TileSkeletons } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { Shelf, Specimen } from './specimen.tsx'
import type { Words } from './words.ts'

export function News({ words }: { words: Words }) {
  return (
    <Shelf
      name="News"
      note="What happened, what is on its way, and what is not there. Never a dead end."
    >
      <Specimen name="Notices">
        <div className="grid max-w-[560px] gap-3">
          <Notice tone="success">{words.delivery}</Notice>
          <Notice tone="error">{words.failedText}</Notice>
          <Notice tone="warning">{words.left}</Notice>
          <Notice tone="info">{words.paragraphs[1]}</Notice>
          <InlineMessage tone="error">{words.postcodeError}</InlineMessage>
          <InlineMessage tone="warning">{words.left}</InlineMessage>
          <InlineMessage tone="success">{words.collectNote}</InlineMessage>
        </div>
      </Specimen>
      <Specimen name="On its way, shown after 200 ms">
        <ul className="grid grid-cols-2 gap-gutter md:grid-cols-4">
          <TileSkeletons count={4} />
        </ul>
        <div className="mt-8">
          <LoadingMark>{words.waiting}</LoadingMark>
        </div>
      </Specimen>
      <Specimen name="Nothing there">
        <EmptyState title={words.nothing} text={words.nothingText}>
          <ButtonLink to=".">{words.seeNew}</ButtonLink>
          <TextLink to=".">{words.favourites}</TextLink>
        </EmptyState>
      </Specimen>
    </Shelf>
  )
}
