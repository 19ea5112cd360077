import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Steps } from '../ui/steps.tsx'
import { Row, Shelf, Specimen } from './specimen.tsx'
import type { Words } from './words.ts'

const pages = [
  { label: 'The first of twelve', current: 1, count: 12 },
  { label: 'The sixth of twelve', current: 6, count: 12 },
  { label: 'The only one', current: 1, count: 1 },
]

export function Wayfinding({ words }: { words: Words }) {
  return (
    <Shelf name="Wayfinding" note="Where one is, and where one can go. All of it plain links.">
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          trail={[
            { name: words.cold, to: '.' },
            { name: words.rain, to: '?rain' },
          ]}
          here={words.waterproof}
        />
      </Specimen>
      <Specimen name="Pages: the first, one in the middle, the only one">
        <div className="grid gap-5">
          {pages.map(({ label, current, count }) => (
            <Pagination
              key={label}
              label={label}
              current={current}
              count={count}
              addressOf={(page) => `?page=${page}`}
            />
          ))}
        </div>
      </Specimen>
      <Specimen name="Steps: one done, one at hand, one to come">
        <Steps
          label="Steps"
          current={1}
          steps={[
            { name: words.standard, to: '?standard' },
            { name: words.size },
            { name: words.returns },
          ]}
        />
      </Specimen>
      <Specimen name="Chips">
        <Row>
          <button type="button" className="chip">
            {words.rain} <Icon name="close" />
          </button>
          <button type="button" className="chip">
            {words.size} M <Icon name="close" />
          </button>
        </Row>
      </Specimen>
    </Shelf>
  )
}
