import type { FieldTexts } from '../../reference/field-texts.ts'
import { accordion } from './accordion.ts'
import { articleGrid } from './article-grid.ts'
import { benefitBar } from './benefit-bar.ts'
import { cardGrid } from './card-grid.ts'
import { dialog } from './dialog.ts'
import { button, linkTarget, media, namedLink } from './fields.ts'
import { footerItems } from './footer-items.ts'
import { hero } from './hero.ts'
import { iconAndText } from './icon-and-text.ts'
import { linkedCard, linkedCardEntry } from './linked-card.ts'
import { productRail } from './product-rail.ts'
import { promoBar } from './promo-bar.ts'
import { video } from './video.ts'

export const blockFieldTexts: FieldTexts = [
  [
    linkTarget,
    {
      '': 'A link.',
      text: 'The text of the link.',
      targetAttribute: 'Whether it opens in the same or in a new tab. The same if absent.',
    },
  ],
  [
    namedLink,
    {
      '': 'A link with a text.',
      text: 'The text of the link.',
    },
  ],
  [
    button,
    {
      '': 'A link that looks like a button.',
      text: 'The text of the button.',
      style: 'How the button looks.',
      size: 'How tall the button is.',
    },
  ],
  [
    media,
    {
      '': 'A picture in content.',
      alt: 'What the picture shows; empty for a decorative one.',
      focus: 'The point that stays visible when the picture is cropped. The centre if absent.',
      'focus.x': 'The distance from the left, in percent.',
      'focus.y': 'The distance from the top, in percent.',
    },
  ],
  [
    linkedCard.fields,
    {
      '': 'The fields of a card that is a link.',
      title: 'The title; may be empty.',
      subtitle: 'A line below the title; may be empty.',
      richText: 'The text; may be empty.',
      media: 'The picture. Absent if there is none.',
      targets: 'The buttons, at most four.',
      backgroundColor: 'The background as a CSS colour. That of the page if absent.',
      textColor: 'The text as a CSS colour. That of the page if absent.',
      promotionTracking: 'What measurements call the block. Absent if it is not measured.',
      'promotionTracking.creativeName': 'The name of the picture or text.',
      'promotionTracking.promotionId': 'The id of the promotion.',
      'promotionTracking.promotionName': 'The name of the promotion.',
      target: 'Where the card leads.',
      badge: 'A short text on the picture; may be empty.',
      tone: 'light means a light picture, on which the text is dark.',
      responsiveLayout: 'Where the text stands, by the width of the window.',
      'responsiveLayout.sm': 'Below 600 pixels.',
      'responsiveLayout.md': 'From 600 to 1023 pixels.',
      'responsiveLayout.lg': 'From 1024 pixels.',
      'responsiveLayout.sm.layout': 'Where the text stands on the picture.',
      'responsiveLayout.sm.alignment': 'How the text is aligned.',
    },
  ],
  [
    linkedCardEntry,
    {
      '': 'A card in a grid or a carousel.',
    },
  ],
  [
    hero.fields,
    {
      name: 'The name of the block for measurements.',
      media: 'The picture, where no entry of `mediaList` applies.',
      'media.video': 'The URL of a video file that plays over the picture without sound.',
      mediaList: 'Pictures for some widths of the window, instead of `media`.',
      'mediaList.breakpoint':
        'The width that the picture is for: below 600, from 600, or from 1024 pixels.',
      'mediaList.video': 'The URL of a video file that plays over the picture without sound.',
      mediaTarget: 'Where the picture leads.',
      caption: 'A caption on the picture. Absent if there is none.',
      'caption.text': 'The text of the caption.',
      'caption.position': 'The side on which it stands.',
      'caption.color': 'The text as a CSS colour.',
      gradient: 'A gradient behind the text.',
      'gradient.style':
        'The share of the picture that it covers: full is 35 percent of the height, focused 50 percent.',
      'gradient.tone':
        'The colour of the gradient. Text on dark is light, and text on light is dark.',
      overlay: 'Where the text stands.',
      'overlay.position': 'The side on which the text stands.',
      'overlay.width': 'How wide the text is.',
      product: 'A picture of a product over the picture of the hero.',
    },
  ],
  [
    accordion.fields,
    {
      'items.title': 'The title of the entry.',
      'items.richText': 'The text that the entry opens.',
    },
  ],
  [
    articleGrid.fields,
    {
      rows: 'How many rows are shown at first. All if absent.',
      found: 'The articles, filled when the page is read.',
    },
  ],
  [
    benefitBar.fields,
    {
      'benefits.title': 'The title of the benefit.',
      'benefits.text': 'The text of the benefit; may be empty.',
      'benefits.target': 'Where it leads.',
    },
  ],
  [
    cardGrid.fields,
    {
      variant: 'mosaic shows one tall, one wide and two small cards; row shows equal cards.',
    },
  ],
  [
    dialog.fields,
    {
      name: 'A link to # and this name opens the dialog.',
      event: 'The event to register for. Only with the layout event-signup.',
      alignment: 'How the text is aligned.',
    },
  ],
  [
    footerItems.fields,
    {
      'groups.title': 'The title of the group.',
      'groups.links': 'The links of the group.',
    },
  ],
  [
    iconAndText.fields,
    {
      'iconAndText.title': 'The title of the entry; may be empty.',
      'iconAndText.richText': 'The text of the entry.',
      'iconAndText.target': 'Where the entry leads.',
      'iconAndText.backgroundColor': 'The background as a CSS colour.',
      'iconAndText.textColor': 'The text as a CSS colour.',
    },
  ],
  [
    productRail.fields,
    {
      productIds: 'The ids of the products, in their order.',
      products: 'The products, filled from the catalogue when the page is read.',
    },
  ],
  [
    promoBar.fields,
    {
      'messages.clickable': 'Whether the whole message is a link.',
      'messages.richText': 'The text of the message.',
      'messages.targets': 'The links of the message, at most two.',
      'messages.textColor': 'The text as a CSS colour.',
      'messages.hoverLinkColor': 'The links under the pointer as a CSS colour.',
      'messages.background': 'The background as a CSS colour.',
    },
  ],
  [
    video.fields,
    {
      'cloudinaryAsset.cloudName': 'The name of the account at the hosting service.',
      'cloudinaryAsset.publicId': 'The id of the film at the hosting service.',
      'playerSettings.autoplay': 'Whether it plays at once.',
      'playerSettings.hideControls': 'Whether the controls are hidden.',
      'playerSettings.loop': 'Whether it starts again at the end.',
      'playerSettings.muted': 'Whether it is silent.',
    },
  ],
]
