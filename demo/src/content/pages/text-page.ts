import { said, type Said } from '../said.ts'
import { writtenIn } from '../written.ts'

type TextPage = {
  slug: string
  position?: number
  title: Said<string>
  /** One sentence for whoever reads no further; search engines show it too. */
  lead: Said<string>
  text: Said<string>
  /** A scene, for pages that are about more than what one has to know. */
  scene?: { picture: string; alt: Said<string> }
  more?: readonly object[]
}

/** A page to be read. */
export const textPage = ({
  slug,
  position = 0,
  title,
  lead,
  text,
  scene,
  more = [],
}: TextPage) => ({
  kind: 'page',
  slug,
  position,
  title: said(title),
  description: said(lead),
  sections: [
    {
      name: 'main',
      blocks: [
        ...(scene ? [sceneHero(title, lead, scene)] : []),
        {
          type: 'rich-text',
          fields: { ...(!scene && { title: said(title) }), richText: writtenIn(text) },
        },
        ...more,
      ],
    },
  ],
})

const sceneHero = (
  title: Said<string>,
  lead: Said<string>,
  { picture, alt }: NonNullable<TextPage['scene']>,
) => ({
  type: 'hero',
  fields: {
    variant: 'block-below',
    title: said(title),
    subtitle: said(lead),
    media: { picture, alt: said(alt) },
    mediaList: [{ breakpoint: 'sm', picture: `${picture}-tall` }],
    gradient: { style: 'off', tone: 'dark' },
  },
})
