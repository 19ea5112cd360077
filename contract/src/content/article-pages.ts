const defaultCount = 3

type GridSize = { rows?: number | undefined; smallGridSize: number }

/** How many articles a grid shows at first, and how many each further page adds. */
export const articlesPerPage = ({ rows, smallGridSize }: GridSize): number =>
  rows === undefined ? defaultCount : rows * smallGridSize
