import { Link } from 'react-router'
import { LinkedCard } from '../ui/linked-card.tsx'
import { Badge } from '../ui/products/badge.tsx'
import { Rail } from '../ui/rail.tsx'
import { Section, Example } from './section.tsx'
import type { StyleguideTexts } from './texts.ts'

const skies = {
  storm: 'bg-[linear-gradient(180deg,#56676c,#232b2c_60%,#0e1314)]',
  mist: 'bg-[linear-gradient(180deg,#dfe4e1,#9db0ad_60%,#3c5652)]',
  dusk: 'bg-[linear-gradient(180deg,#5f87a0,#dcc4a4_62%,#7a5a3c)]',
}

const sky = (name: keyof typeof skies) => <div className={`absolute inset-0 ${skies[name]}`} />

export function CardsAndRails({ texts }: { texts: StyleguideTexts }) {
  return (
    <Section
      name="Cards and rails"
      note="Pictures that are links, and rows that scroll beyond the right edge."
    >
      <Example name="Linked cards">
        <div className="grid gap-gutter md:grid-cols-3">
          <LinkedCard
            to="."
            picture={sky('storm')}
            title={texts.rain}
            text={texts.lowStock}
            layout="top"
            className="aspect-4/5"
          />
          <LinkedCard
            to="."
            picture={sky('mist')}
            title={texts.cold}
            text={texts.lowStock}
            layout="light"
            className="aspect-4/5"
          />
          <LinkedCard
            to="."
            picture={sky('dusk')}
            title={texts.waterproof}
            badge={<Badge look="new">New</Badge>}
            className="aspect-4/5"
          />
        </div>
      </Example>
      <Example name="Rail">
        <Rail label={texts.waterproof} head={<p className="display text-h2">{texts.waterproof}</p>}>
          {texts.facts.concat(texts.paragraphs).map((fact) => (
            <li key={fact}>
              <Link to="." className="block">
                <div className="aspect-4/5 bg-tile" />
                <p className="name mt-3.5">{fact}</p>
              </Link>
            </li>
          ))}
        </Rail>
      </Example>
    </Section>
  )
}
