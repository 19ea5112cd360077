import type { CSSProperties } from 'react'

/**
 * Tells the style sheet how many columns a grid can have. A grid that fits its columns to the elements that are
 * there (auto-fit) changes them while the page arrives, which shifts what is already shown.
 */
export const columnCount = (columns: number): CSSProperties & Record<'--columns', number> => ({
  '--columns': columns,
})
