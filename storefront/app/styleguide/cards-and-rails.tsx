import { Link } from 'react-router'
import { LinkedCard } from '../ui/linked-card.tsx'
import { Badge } from '../ui/products/badge.tsx'
import { Rail } from '../ui/rail.tsx'
import { Section, Example } from './section.tsx'
import type { StyleguideTexts } from './texts.ts'

type Sky = 'storm' | 'mist' | 'dusk'

const sky = (name: Sky) => <div className={`guide-sky guide-sky-${name}`} />

export function CardsAndRails({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section
      name="Cards and rails"
      note="Pictures that are links, and rows that scroll beyond the right edge."
    >
      <Example name="Linked cards">
        <div className="guide-cards">
          <LinkedCard
            to="."
            picture={sky('storm')}
            title={texts.rain}
            text={texts.lowStock}
            layout="top"
            className="guide-card"
          />
          <LinkedCard
            to="."
            picture={sky('mist')}
            title={texts.cold}
            text={texts.lowStock}
            layout="light"
            className="guide-card"
          />
          <LinkedCard
            to="."
            picture={sky('dusk')}
            title={texts.waterproof}
            badge={<Badge look="new">New</Badge>}
            className="guide-card"
          />
        </div>
      </Example>
      <Example name="Rail">
        <Rail label={texts.waterproof} head={<p className="display text-h2">{texts.waterproof}</p>}>
          {texts.facts.concat(texts.paragraphs).map((fact) => (
            <li key={fact}>
              <Link to="." className="block">
                <div className="guide-tile" />
                <p className="name mt-3.5">{fact}</p>
              </Link>
            </li>
          ))}
        </Rail>
      </Example>
    </Section>
  )
}
