type Path = readonly PropertyKey[]

/** Whether the path leads to the place or to something within it. */
export const isWithin = (path: Path, place: Path): boolean =>
  place.every((step, index) => path[index] === step)
