import { Accordion } from '../ui/accordion.tsx'
import { Tabs } from '../ui/navigation/tabs.tsx'
import { Section, Example } from './section.tsx'
import type { StyleguideTexts } from './texts.ts'

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
            { name: texts.returns, content: <p className="max-w-measure">{texts.heldText}</p> },
          ]}
        />
      </Example>
    </Section>
  )
}
