import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { Notice } from '../ui/notice.tsx'
import { TileSkeletons } from '../ui/products/skeleton.tsx'
import { TextLink } from '../ui/navigation/text-link.tsx'
import { Section, Example } from './section.tsx'
import type { StyleguideTexts } from './texts.ts'

export function Feedback({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section
      name="News"
      note="What happened, what is on its way, and what is not there. Never a dead end."
    >
      <Example name="Notices">
        <div className="grid max-w-[560px] gap-3">
          <Notice tone="success">{texts.delivery}</Notice>
          <Notice tone="error">{texts.failedText}</Notice>
          <Notice tone="warning">{texts.left}</Notice>
          <Notice tone="info">{texts.paragraphs[1]}</Notice>
          <InlineMessage tone="error">{texts.postcodeError}</InlineMessage>
          <InlineMessage tone="warning">{texts.left}</InlineMessage>
          <InlineMessage tone="success">{texts.collectNote}</InlineMessage>
        </div>
      </Example>
      <Example name="On its way, shown after 200 ms">
        <ul className="grid grid-cols-2 gap-gutter md:grid-cols-4">
          <TileSkeletons count={4} />
        </ul>
        <div className="mt-8">
          <LoadingMark>{texts.waiting}</LoadingMark>
        </div>
      </Example>
      <Example name="Nothing there">
        <EmptyState title={texts.nothing} text={texts.nothingText}>
          <ButtonLink to=".">{texts.seeNew}</ButtonLink>
          <TextLink to=".">{texts.favourites}</TextLink>
        </EmptyState>
      </Example>
    </Section>
  )
}
