/**
 * The navigation state with which a refused order leads to another step. The browser keeps the state of a page when it
 * is loaded again, but the server renders that page without it, so the notice is for this document only.
 */
export const orderNotice = (notice: string) => ({ notice, shownBy: performance.timeOrigin })

export const noticeIn = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'notice' in state &&
  'shownBy' in state &&
  state.shownBy === performance.timeOrigin
    ? String(state.notice)
    : null
