import { said, type Said } from '../said.ts'
import { writtenIn } from '../written.ts'

type TextPage = {
  slug: string
  title: Said<string>
  text: Said<string>
  /** Beside the text: what else the page is made of. */
  blocks?: readonly object[]
  position?: number
}

/** A page that is mostly read. */
export const textPage = ({ slug, title, text, blocks = [], position = 0 }: TextPage) => ({
  kind: 'page',
  slug,
  position,
  title: said(title),
  sections: [
    {
      name: 'main',
      blocks: [
        { type: 'rich-text', fields: { title: said(title), richText: writtenIn(text) } },
        ...blocks,
      ],
    },
  ],
})

export const benefitsBelow = { type: 'fragment', fields: { fragmentId: 'benefits' } }
