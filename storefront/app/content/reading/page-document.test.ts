import { contentBlock } from '@cairn/contract/content/blocks/content-block'
import { expect, test } from 'vitest'
import { pageDocument } from './page-document.ts'

const popup = (id: string) => ({
  id,
  type: 'popup',
  fields: { name: id, minimizedTitle: id, maximizedTitle: id },
})

test('the pop-ups of a page are apart from its blocks, also those within a choice', () => {
  const filter = {
    id: 'filter',
    type: 'filter-by',
    fields: { filterBy: ['CAIRN001'], operator: 'NOT IN', components: [popup('second')] },
  }
  const blocks = [popup('first'), { id: 'hero', type: 'hero', fields: {} }, filter]
  const sections = [{ name: 'main', blocks: blocks.map((block) => contentBlock.parse(block)) }]
  const page = {
    id: 'page:home',
    docType: 'page',
    slug: 'home',
    title: '',
    description: '',
    sections,
  }
  const shown = pageDocument(page, { path: '/en-us' })
  expect(shown.sections[0]?.blocks.map(({ id }) => id)).toEqual(['hero'])
  expect(shown.popups?.map(({ id }) => id)).toEqual(['page:home-first', 'page:home-second'])
})
