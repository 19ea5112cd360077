import type { ContentBlock } from '@cairn/contract/content-blocks'

export type Popup = Extract<ContentBlock, { type: 'popup' }>

type Visitor = { isClosed: (id: string) => boolean; isSignedIn: boolean; path: string }

/** Nobody is asked for anything while they choose a size or pay. */
const undisturbed = /^\/[^/]+\/(p|cart|checkout|order-confirmation|account)(\/|$)/

/** The one that is shown: the first that was not closed before, and has something new to say. */
export function popupFor(
  popups: readonly Popup[],
  { isClosed, isSignedIn, path }: Visitor,
): Popup | undefined {
  if (undisturbed.test(path)) return undefined
  return popups.find(
    ({ id, fields }) => !isClosed(id) && !(isSignedIn && fields.kind === 'account'),
  )
}
