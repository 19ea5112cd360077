import { Button, ButtonLink } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextButton, TextLink } from '../ui/navigation/text-link.tsx'
import { ExampleRow, Section, Example } from './section.tsx'
import type { StyleguideTexts } from './texts.ts'

export function Actions({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section
      name="Actions"
      note="One primary in an area, one lichen in a view. A label is a verb; it never shouts and never moves."
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
      <Example name="Small, and while they wait">
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
      <Example name="On dark ground">
        <div className="inverse bg-basalt-900 p-[clamp(20px,3vw,48px)] text-white">
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
