import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { Icon } from '../ui/icon.tsx'
import { Pagination } from '../ui/navigation/pagination.tsx'
import { Steps } from '../ui/navigation/steps.tsx'
import { ExampleRow, Section, Example } from './section.tsx'
import type { StyleguideTexts } from './texts.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Tabs } from '../ui/navigation/tabs.tsx'

const pages = [
  { label: 'The first of twelve', current: 1, count: 12 },
  { label: 'The sixth of twelve', current: 6, count: 12 },
  { label: 'The only one', current: 1, count: 1 },
]

export function Navigation({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section name="Wayfinding" note="Where one is, and where one can go. All of it plain links.">
      <Example name="Breadcrumbs">
        <Breadcrumbs
          trail={[
            { name: texts.cold, to: '.' },
            { name: texts.rain, to: '?rain' },
          ]}
          current={texts.waterproof}
        />
      </Example>
      <Example name="Pages: the first, one in the middle, the only one">
        <div className="grid gap-5">
          {pages.map(({ label, current, count }) => (
            <Pagination
              key={label}
              label={label}
              current={current}
              count={count}
              urlOf={(page) => `?page=${page}`}
            />
          ))}
        </div>
      </Example>
      <Example name="Steps: one done, one at hand, one to come">
        <Steps
          label="Steps"
          current={1}
          steps={[
            { name: texts.standard, to: '?standard' },
            { name: texts.size },
            { name: texts.returns },
          ]}
        />
      </Example>
      <Example name="Chips">
        <ExampleRow>
          <button type="button" className="chip">
            {texts.rain} <Icon name="close" />
          </button>
          <button type="button" className="chip">
            {texts.size} M <Icon name="close" />
          </button>
        </ExampleRow>
      </Example>
    </Section>
  )
}

export function Reading({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section
      name="Reading"
      note="What does not fit at once opens in its place, with scripts and without."
    >
      <Example name="Accordions">
        <div className="max-w-[560px]">
          <Accordion title={texts.fabric} isOpen group="workshop">
            <ul className="facts">
              {texts.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Accordion>
          <Accordion title={texts.care} group="workshop">
            <p>{texts.paragraphs[0]}</p>
          </Accordion>
          <Accordion title={texts.returns} group="workshop">
            <p>{texts.paragraphs[1]}</p>
          </Accordion>
        </div>
      </Example>
      <Example name="Tabs">
        <Tabs
          label={texts.guide}
          tabs={[
            { name: texts.fabric, content: <p className="max-w-measure">{texts.paragraphs[0]}</p> },
            { name: texts.care, content: <p className="max-w-measure">{texts.paragraphs[1]}</p> },
            { name: texts.returns, content: <p className="max-w-measure">{texts.blockingText}</p> },
          ]}
        />
      </Example>
    </Section>
  )
}
