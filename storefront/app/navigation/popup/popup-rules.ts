import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'

export type Popup = Extract<ContentBlock, { type: 'popup' }>

type Visitor = { isClosed: (id: string) => boolean; isSignedIn: boolean; path: string }

/** Popups would disturb shoppers who choose a size or pay. */
const pagesWithoutPopups = /^\/[^/]+\/(p|cart|checkout|order-confirmation|account)(\/|$)/

/** The first popup that was not closed, without invitations to register for signed-in shoppers. */
export function selectPopup(
  popups: readonly Popup[],
  { isClosed, isSignedIn, path }: Visitor,
): Popup | undefined {
  if (pagesWithoutPopups.test(path)) return undefined
  return popups.find(
    ({ id, fields }) => !isClosed(id) && !(isSignedIn && fields.kind === 'account'),
  )
}
