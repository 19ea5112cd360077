import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const assignment = 'window.__reactRouterManifest='

/**
 * Removes the imports of the entry and of all routes from the manifest that every browser downloads. The server
 * has its own copy, from which it writes the preload links of a page. A browser finds the imports in the modules.
 */
export function removeImportsFromManifest(assets: string) {
  const [name, ...others] = globSync('manifest-*.js', { cwd: assets })
  if (name === undefined || others.length > 0) throw new Error('There is not exactly one manifest.')
  const path = join(assets, name)
  writeFileSync(path, withoutImports(readFileSync(path, 'utf8')))
}

export function withoutImports(script: string): string {
  if (!script.startsWith(assignment) || !script.endsWith(';'))
    throw new Error('The manifest of the router has another form.')
  const manifest: unknown = JSON.parse(script.slice(assignment.length, -1))
  const text = JSON.stringify(manifest, (key, value: unknown) => (key === 'imports' ? [] : value))
  return `${assignment}${text};`
}
