import { Accordion } from '../ui/accordion.tsx'
import { Icon } from '../ui/icon.tsx'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { Pagination } from '../ui/navigation/pagination.tsx'
import { Steps } from '../ui/navigation/steps.tsx'
import { Tabs } from '../ui/navigation/tabs.tsx'
import { ExampleRow, Section, Example } from './section.tsx'
import type { StyleguideTexts } from './texts.ts'

const pages = [
  { label: 'First of twelve', current: 1, count: 12 },
  { label: 'Sixth of twelve', current: 6, count: 12 },
  { label: 'Only page', current: 1, count: 1 },
]

export function Navigation({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section name="Navigation" note="The current place and the places beside it, all as links.">
      <Example name="Breadcrumbs">
        <Breadcrumbs
          trail={[
            { name: texts.cold, to: '.' },
            { name: texts.rain, to: '?rain' },
          ]}
          current={texts.waterproof}
        />
      </Example>
      <Example name="Pagination: first page, page in the middle, only page">
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
      <Example name="Steps: completed, current, later">
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
          <button type="button" className="filter-chip">
            {texts.rain}
            <Icon name="close" className="icon-small" />
          </button>
          <button type="button" className="filter-chip">
            {texts.size} M
            <Icon name="close" className="icon-small" />
          </button>
        </ExampleRow>
      </Example>
    </Section>
  )
}

export function Disclosures({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section
      name="Accordions and tabs"
      note="Content that opens in its place, with and without scripts."
    >
      <Example name="Accordions">
        <div className="guide-accordions">
          <Accordion title={texts.fabric} isOpen group="styleguide">
            <ul className="facts">
              {texts.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Accordion>
          <Accordion title={texts.care} group="styleguide">
            <p>{texts.paragraphs[0]}</p>
          </Accordion>
          <Accordion title={texts.returns} group="styleguide">
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
