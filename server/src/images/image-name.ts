/** A product's view, or a scene: letters, figures and dashes, and so never a way out of the folder. */
const address = /^\/images\/([A-Za-z0-9-]{1,64})(?:\/([a-z0-9-]{1,40}))?$/

/** The name of the file that an address means; an address says nothing about where that is. */
export function imageName(pathname: string): string | undefined {
  const [, id, view] = address.exec(pathname) ?? []
  if (id === undefined) return undefined
  return view === undefined ? id : `${id}-${view}`
}
