import type { FieldTexts } from '../reference/field-texts.ts'
import { article, articleSearchResult } from './article.ts'
import { contentDocument, menuLink, menuNode } from './document.ts'
import { inlineText, richTextTree } from './rich-text.ts'

export const contentTexts: FieldTexts = [
  [
    article,
    {
      '': 'An article in a list.',
      id: 'The id of the article.',
      url: 'The path of its page, with the locale.',
      title: 'The title.',
      picture: 'The picture of the article.',
      'picture.url': 'The path of the picture, without a size.',
      'picture.alt': 'What the picture shows.',
      tags: 'The tags of the article.',
      'tags.id': 'The id of the tag, for searchContent.',
      'tags.label': 'The name of the tag.',
      eyebrow: 'A short line above the title; null without one.',
      publishedOn: 'The day of publication; null if it is not dated.',
    },
  ],
  [
    articleSearchResult,
    {
      '': 'A page of found articles.',
      result: 'The articles of this page, the newest first.',
      facets: 'The tags of all found articles.',
      'facets.id': 'The id of the tag, to search with.',
      'facets.label': 'The name of the tag.',
      numFound: 'The number of all found articles.',
    },
  ],
  [
    contentDocument,
    {
      '': 'A page, a fragment or a footer: blocks in named sections.',
      id: 'The id of the document.',
      docType: 'The kind of document, such as page, article or fragment.',
      slug: 'The slug of the document, which is its path below the locale for a page.',
      title: 'The title for the browser and search engines.',
      description: 'The description for search engines; may be empty.',
      article: 'What only articles have. Absent for others.',
      'article.picture': 'The picture in lists.',
      'article.eyebrow': 'A short line above the title.',
      'article.tags': 'The tags of the article.',
      'article.tags.label': 'The name of the tag.',
      'article.publishedOn': 'The day of publication.',
      sections: 'The sections in the order in which they are shown.',
      'sections.name': 'The name of the section, such as main.',
      'sections.blocks': 'The blocks of the section.',
    },
  ],
  [
    menuNode,
    {
      '': 'A top-level item of the menu, with its panel.',
      title: 'The text of the item.',
      target: 'Where the item leads. Absent if it only opens its panel.',
      columns: 'The columns of the panel.',
      'columns.children': 'The groups of links in the column.',
      'columns.children.children': 'The links of the group.',
      menuBanner: 'A card beside the columns. Absent if there is none.',
      visualSelectorsTitle: 'The title above the links with pictures.',
      visualSelectors: 'Links with pictures.',
      'visualSelectors.media': 'The picture of the link.',
      menuStyle: 'How the item looks.',
      menuIcon: 'The icon of the item.',
      titleVisibility: 'The widths on which the title is shown.',
      'titleVisibility.sm': 'Below 600 pixels.',
      'titleVisibility.md': 'From 600 to 1023 pixels.',
      'titleVisibility.lg': 'From 1024 pixels.',
      hideShopAll: 'The widths on which the link to everything is hidden.',
      overrideShopAll: 'Where the link to everything leads, if not to `target`.',
    },
  ],
  [
    menuLink,
    {
      '': 'A link in the menu.',
      title: 'The text of the link.',
      target: 'Where it leads.',
    },
  ],
  [
    richTextTree,
    {
      '': 'Formatted text: paragraphs, headings and lists, without markup.',
      type: 'The kind of part.',
      text: 'The text of the paragraph or heading.',
      level: 'The level of the heading, 2 to 4.',
      isOrdered: 'Whether the list is numbered.',
      items: 'The texts of the list.',
    },
  ],
  [
    inlineText,
    {
      '': 'A line of text with links and breaks.',
      type: 'The kind of part.',
      text: 'The text.',
      marks: 'How the text is emphasised. Absent if it is not.',
    },
  ],
]
