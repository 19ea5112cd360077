import { Accordion } from '../ui/accordion.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Shelf, Specimen } from './specimen.tsx'
import type { Words } from './words.ts'

export function Reading({ words }: { words: Words }) {
  return (
    <Shelf
      name="Reading"
      note="What does not fit at once opens in its place, with scripts and without."
    >
      <Specimen name="Accordions">
        <div className="max-w-[560px]">
          <Accordion title={words.fabric} isOpen group="workshop">
            <ul className="facts">
              {words.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </Accordion>
          <Accordion title={words.care} group="workshop">
            <p>{words.paragraphs[0]}</p>
          </Accordion>
          <Accordion title={words.returns} group="workshop">
            <p>{words.paragraphs[1]}</p>
          </Accordion>
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label={words.guide}
          tabs={[
            { name: words.fabric, content: <p className="max-w-measure">{words.paragraphs[0]}</p> },
            { name: words.care, content: <p className="max-w-measure">{words.paragraphs[1]}</p> },
            { name: words.returns, content: <p className="max-w-measure">{words.heldText}</p> },
          ]}
        />
      </Specimen>
    </Shelf>
  )
}
