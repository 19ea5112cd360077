import { accessSync } from 'node:fs'

type Modules = { getModuleInfo: (id: string) => { importers: string[] } | null }

const frame = ['entry.client.tsx', 'root.tsx', 'navigation/site-frame-route.tsx']
const app = new URL('../app/', import.meta.url)

// One that has moved would silently scatter what every page imports.
for (const file of frame) accessSync(new URL(file, app))

const isFrame = (id: string): boolean => {
  const path = id.replaceAll('\\', '/').replace(/\?.*$/, '')
  return frame.some((file) => path.endsWith(`storefront/app/${file}`))
}

/** The chunk of what the frame of every page imports; other code goes where it is used. */
export function everyPage(id: string, modules: Modules): string | null {
  return isOfFrame(id, modules, new Set()) ? 'frame' : null
}

function isOfFrame(id: string, modules: Modules, seen: Set<string>): boolean {
  if (isFrame(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isOfFrame(importer, modules, seen))
}
