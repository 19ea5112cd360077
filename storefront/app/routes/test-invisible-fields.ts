import type { FieldCase } from '@cairn/commerce/testing/blocks/block-fields'

/** The fields that a block does not show, or not for every two values, each with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'fragment.fragmentId': 'The core replaces the block by the blocks of this document.',

  // What decides when something is shown, or to whom.
  'popup.name': 'Analytics get it with every event of the pop-up (content-popup.test.tsx).',
  'popup.kind': 'It decides who sees the pop-up (content-popup.test.tsx).',
  'popup.delay': 'It decides when the pop-up opens (content-popup.test.tsx).',
  'popup.delay (null)': 'It decides whether the pop-up opens (content-popup.test.tsx).',
  'promo-bar.autorotateTime': 'It decides when the next message is shown (promo-bar.test.tsx).',

  // What the page without scripts does not show.
  'dialog.mediaPosition':
    'The picture is beside the text only in an open dialog (block-layout.test.ts).',
  'dialog.event.eventId': 'The registration sends it (event-form.test.tsx).',
  'dialog.event.attendingDays': 'The second step, after signing in, shows the days.',
  'dialog.event.attendingDays (entry)': 'The second step, after signing in, shows the days.',
  'dialog.event.enablePlusOne': 'The second step, after signing in, asks for the guest.',
  'dialog.event.plusOne': 'The second step begins with this guest (event-form.test.tsx).',
  'dialog.event.eventTermsAccepted':
    'The second step begins with this answer (event-form.test.tsx).',

  'menu item.id': 'It names the panel for scripts.',
  'menu item.columns.children.id': 'It tells the groups of a menu apart.',
  'menu item.columns.children.children.id': 'It tells the links of a menu apart.',
  'menu item.visualSelectors.id': 'It tells the pictures of a menu apart.',
  'menu item.target.text': 'The title of the entry is the text of its link.',
  'menu item.columns.children.target.text': 'The title of the group is the text of its link.',
  'menu item.columns.children.children.target.text': 'The title is the text of the link.',
  'menu item.visualSelectors.target.text': 'The title is the text of the link.',
  'menu item.visualSelectors.media.alt': 'The picture is beside its title, so it is decorative.',
}

/** The fields that the server sends, and that a window does not show by itself, each with the reason. */
const reasonsInWindow: Readonly<Record<string, string>> = {
  'promo-bar.messages.hoverLinkColor': 'Links have it under the pointer (promo-bar.test.tsx).',
  'hero.product.focus.x': 'The product stands on the lower edge of the hero.',
  'hero.product.focus.y': 'The product stands on the lower edge of the hero.',
}

/** The fields that windows of these widths do not show, each with the reason. */
const reasonsByWidth: Readonly<Record<string, { widths: readonly string[]; reason: string }>> = {
  'hero.overlay.position': { widths: ['sm'], reason: 'The text has the width of the window.' },
  'hero.overlay.width': {
    widths: ['sm', 'md'],
    reason: 'The text is as wide as a narrow window allows.',
  },
  'story.mediaWidth': {
    widths: ['sm', 'md'],
    reason: 'The picture is above the text in a narrow window.',
  },
  'secondary-nav.alignment': {
    widths: ['sm', 'md'],
    reason: 'The links are a list that opens in a narrow window.',
  },
}

export const isException = ({ name }: FieldCase): boolean => name in reasons

export const isHiddenInWindow = ({ name }: FieldCase, width: string): boolean =>
  name in reasonsInWindow || reasonsByWidth[name]?.widths.includes(width) === true
