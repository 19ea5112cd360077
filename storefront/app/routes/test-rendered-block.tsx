import { withArticles, withProductCards } from '@cairn/commerce/content/documents/document-answer'
import { productCard } from '@cairn/contract/catalogue/product'
import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import { type ContentBlock, contentBlock } from '@cairn/contract/content/blocks/content-block'
import { type ContentDocument, menuNode } from '@cairn/contract/content/document'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { sampleOf } from '@cairn/contract/wire/sample'
import { createContext, type ReactNode, useContext } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Blocks } from '../content/blocks/blocks.tsx'
import { SecondaryNav } from '../content/blocks/secondary-nav.tsx'
import { contentHead } from '../content/content-head.server.ts'
import { PromoBar } from '../content/promo-bar/promo-bar.tsx'
import { en } from '../messages/en.ts'
import { SiteFooter } from '../navigation/footer/site-footer.tsx'
import { hasPanel, renderMenuPanels } from '../navigation/menu/menu-panel.server.tsx'
import { MenuMarkupContext, SiteMenu } from '../navigation/menu/site-menu.tsx'
import { PopupView } from '../navigation/popup/content-popup.tsx'
import { renderToHtml } from '../platform/page/render-to-html.server.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'

const root = {
  locale: 'en-us',
  siteId: 'CAIRN-US',
  region: 'NORA',
  currency: 'USD',
  features: settingsOf('en-us'),
}

/** What the server sends for a block: its markup, and the data of the page for search engines. */
export async function renderBlock(type: string, fields: object) {
  if (type === menuItem.type) return { markup: await renderMenuItem(fields), structuredData: '' }
  const document = documentOf(contentBlock.parse({ id: 'one', type, fields }))
  const { structuredData } = contentHead({ document, url: '/page', alternates: [] })
  return {
    markup: await renderOnPage(componentOf(topBlocks(document))),
    structuredData: JSON.stringify(structuredData),
  }
}

/** Menus are no blocks, but authors write them in the same way, with cards like those in pages. */
export const menuItem = { type: 'menu item', fields: menuNode }

function renderMenuItem(fields: object): Promise<string> {
  const item = menuNode.parse(fields)
  return renderOnPage(
    <MenuMarkupContext value={renderMenuPanels([item], 'en-us')}>
      <SiteMenu items={[{ ...item, hasPanel: hasPanel(item) }]} opensOn="click" />
    </MenuMarkupContext>,
  )
}

/** A page with the products and articles that the core would read for the block. */
function documentOf(block: ContentBlock): ContentDocument {
  const document: ContentDocument = {
    id: 'page:one',
    docType: 'page',
    slug: 'one',
    title: 'One',
    description: '',
    sections: [{ name: 'main', blocks: [block] }],
  }
  const productIds = 'productIds' in block.fields ? block.fields.productIds : []
  const cards = new Map(
    productIds.map((id) => [id, { ...productCard.parse(sampleOf(productCard)), id, name: id }]),
  )
  return withArticles(withProductCards(document, cards), articles)
}

const tags = ['Alder', 'Birch'].map((label) => ({ id: label.toLowerCase(), label }))

const articles = {
  result: Array.from({ length: 60 }, (_, index) => ({
    id: `article:${index}`,
    url: `/articles/${index}`,
    title: `Article ${index}`,
    picture: { url: '/images/scene-tarn', alt: '' },
    tags,
    eyebrow: null,
    publishedOn: null,
  })),
  facets: tags,
  numFound: 60,
}

function componentOf(blocks: readonly ContentBlock[]): ReactNode {
  const [block] = blocks
  switch (block?.type) {
    case 'promo-bar':
      return <PromoBar {...block.fields} />
    case 'secondary-nav':
      return <SecondaryNav {...block.fields} />
    case 'footer-items':
      return <SiteFooter content={{ items: block.fields, newsletter: undefined }} />
    case 'newsletter':
      return <SiteFooter content={{ items: undefined, newsletter: block.fields }} />
    case 'popup':
      return (['timer', undefined] as const).map((openedBy) => (
        <PopupView
          key={String(openedBy)}
          fields={block.fields}
          openedBy={openedBy}
          onOpen={() => {}}
          onClose={() => {}}
        />
      ))
    default:
      return <Blocks blocks={blocks} />
  }
}

const RenderedNode = createContext<ReactNode>(null)

/** One for all blocks. Dialogs are shown as pages, as without scripts. */
const router = createMemoryRouter(
  [{ id: 'root', path: '/', Component: () => useContext(RenderedNode) }],
  { initialEntries: ['/?dialog=dialog'], hydrationData: { loaderData: { root } } },
)

const renderOnPage = (node: ReactNode): Promise<string> =>
  renderToHtml(
    <MessagesProvider value={{ language: 'en-US', messages: en }}>
      <RenderedNode value={node}>
        <RouterProvider router={router} />
      </RenderedNode>
    </MessagesProvider>,
    '',
  )
