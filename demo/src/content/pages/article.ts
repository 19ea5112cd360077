import { said, type Said } from '../said.ts'
import { writtenIn } from '../written.ts'

export type Article = {
  slug: string
  title: Said<string>
  lead: Said<string>
  text: Said<string>
  picture: { picture: string; alt: Said<string> }
  eyebrow: Said<string>
  tags: readonly object[]
  publishedOn: string
  position: number
  more?: readonly object[]
}

export const article = ({
  slug,
  title,
  lead,
  text,
  picture,
  eyebrow,
  tags,
  position,
  ...rest
}: Article) => {
  const media = { picture: picture.picture, alt: said(picture.alt) }
  return {
    kind: 'article',
    slug: `field-notes/${slug}`,
    position,
    title: said(title),
    description: said(lead),
    article: { picture: media, eyebrow: said(eyebrow), tags, publishedOn: rest.publishedOn },
    sections: [
      {
        name: 'main',
        blocks: [
          {
            type: 'hero',
            fields: {
              variant: 'block-below',
              eyebrowText: said(eyebrow),
              title: said(title),
              subtitle: said(lead),
              media,
              mediaList: [{ breakpoint: 'sm', picture: `${picture.picture}-tall` }],
              gradient: { style: 'off', tone: 'dark' },
            },
          },
          { type: 'rich-text', fields: { richText: writtenIn(text) } },
          ...(rest.more ?? []),
        ],
      },
    ],
  }
}
