const usual = 3

type Size = { rows?: number | undefined; smallGridSize: number }

/** How many articles a grid begins with, and how many each further page has. */
export const articlesAtFirst = ({ rows, smallGridSize }: Size): number =>
  rows === undefined ? usual : rows * smallGridSize
