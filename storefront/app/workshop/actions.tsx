import { Button, ButtonLink } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextButton, TextLink } from '../ui/text-link.tsx'
import { Row, Shelf, Specimen } from './specimen.tsx'
import type { Words } from './words.ts'

export function Actions({ words }: { words: Words }) {
  return (
    <Shelf
      name="Actions"
      note="One primary in an area, one lichen in a view. A label is a verb; it never shouts and never moves."
    >
      <Specimen name="Buttons">
        <Row>
          <Button>{words.add}</Button>
          <ButtonLink to="." look="accent">
            {words.shop}
          </ButtonLink>
          <Button look="line">{words.review}</Button>
          <Button disabled>{words.soldOut}</Button>
        </Row>
      </Specimen>
      <Specimen name="Small, and while they wait">
        <Row>
          <Button size="small">{words.review}</Button>
          <Button size="small" look="line">
            <Icon name="filter" className="icon-middle" />
            {words.rain}
          </Button>
          <Button pending>{words.waiting}</Button>
          <Button look="line" size="small" pending>
            {words.waiting}
          </Button>
        </Row>
      </Specimen>
      <Specimen name="Links and icons">
        <Row>
          <TextLink to=".">
            {words.guide} <Icon name="right" className="icon-middle" />
          </TextLink>
          <TextButton className="link-small">{words.guide}</TextButton>
          <IconButton icon="heart" label="Favourite" />
          <IconButton icon="close" label="Close" />
          <IconButton icon="left" label="Left" className="button-framed" />
          <IconButton icon="right" label="Right" className="button-framed" />
          <IconButton icon="right" label="Right, at the end" className="button-framed" disabled />
        </Row>
      </Specimen>
      <Specimen name="On dark ground">
        <div className="inverse bg-basalt-900 p-[clamp(20px,3vw,48px)] text-white">
          <Row>
            <Button>{words.add}</Button>
            <Button look="accent">{words.shop}</Button>
            <Button look="line">{words.review}</Button>
            <TextButton>{words.guide}</TextButton>
            <IconButton icon="close" label="Close this" />
          </Row>
        </div>
      </Specimen>
    </Shelf>
  )
}
