import { Button, ButtonLink, TextButton, TextLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { Notice } from '../ui/notice.tsx'
import { TileSkeletons } from '../ui/products/skeleton.tsx'
import { ExampleRow, Section, Example } from './section.tsx'
import type { StyleguideTexts } from './texts.ts'

export function Actions({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section
      name="Actions"
      note="At most one primary button per area and one lichen button per page. Labels are verbs, and do not move."
    >
      <Example name="Buttons">
        <ExampleRow>
          <Button>{texts.add}</Button>
          <ButtonLink to="." look="accent">
            {texts.shop}
          </ButtonLink>
          <Button look="line">{texts.review}</Button>
          <Button disabled>{texts.soldOut}</Button>
        </ExampleRow>
      </Example>
      <Example name="Small, and pending">
        <ExampleRow>
          <Button size="small">{texts.review}</Button>
          <Button size="small" look="line">
            <Icon name="filter" className="icon-middle" />
            {texts.rain}
          </Button>
          <Button pending>{texts.waiting}</Button>
          <Button look="line" size="small" pending>
            {texts.waiting}
          </Button>
        </ExampleRow>
      </Example>
      <Example name="Links and icons">
        <ExampleRow>
          <TextLink to=".">
            {texts.guide} <Icon name="right" className="icon-middle" />
          </TextLink>
          <TextButton className="link-small">{texts.guide}</TextButton>
          <IconButton icon="heart" label="Favourite" />
          <IconButton icon="close" label="Close" />
          <IconButton icon="left" label="Left" className="button-framed" />
          <IconButton icon="right" label="Right" className="button-framed" />
          <IconButton icon="right" label="Right, at the end" className="button-framed" disabled />
        </ExampleRow>
      </Example>
      <Example name="On a dark background">
        <div className="guide-dark-example inverse">
          <ExampleRow>
            <Button>{texts.add}</Button>
            <Button look="accent">{texts.shop}</Button>
            <Button look="line">{texts.review}</Button>
            <TextButton>{texts.guide}</TextButton>
            <IconButton icon="close" label="Close this" />
          </ExampleRow>
        </div>
      </Example>
    </Section>
  )
}

export function Feedback({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section
      name="Feedback"
      note="Results, loading content and empty pages. Each says what to do next."
    >
      <Example name="Notices">
        <div className="guide-notices">
          <Notice tone="success">{texts.delivery}</Notice>
          <Notice tone="error">{texts.failedText}</Notice>
          <Notice tone="warning">{texts.lowStock}</Notice>
          <Notice tone="info">{texts.paragraphs[1]}</Notice>
          <InlineMessage tone="error">{texts.postcodeError}</InlineMessage>
          <InlineMessage tone="warning">{texts.lowStock}</InlineMessage>
          <InlineMessage tone="success">{texts.collectNote}</InlineMessage>
        </div>
      </Example>
      <Example name="Loading, shown after 200 ms">
        <ul className="guide-tiles">
          <TileSkeletons count={4} />
        </ul>
        <div className="mt-8">
          <LoadingMark>{texts.waiting}</LoadingMark>
        </div>
      </Example>
      <Example name="Empty">
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink to=".">{texts.seeNew}</ButtonLink>
          <TextLink to=".">{texts.favourites}</TextLink>
        </EmptyState>
      </Example>
    </Section>
  )
}
