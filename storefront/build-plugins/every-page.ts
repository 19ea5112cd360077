type Modules = { getModuleInfo: (id: string) => { importers: string[] } | null }

const frame = /storefront[\\/]app[\\/](entry\.client|root|navigation[\\/]site-frame)\.tsx(\?|$)/

/** The chunk of what the frame of every page imports; other code goes where it is used. */
export function everyPage(id: string, modules: Modules): string | null {
  return isOfFrame(id, modules, new Set()) ? 'frame' : null
}

function isOfFrame(id: string, modules: Modules, seen: Set<string>): boolean {
  if (frame.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isOfFrame(importer, modules, seen))
}
