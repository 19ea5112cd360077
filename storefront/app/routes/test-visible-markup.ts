import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const app = join(import.meta.dirname, '..')

const textOf = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')

/** What style sheets and scripts refer to. The other classes and attributes are not visible. */
function readReferences() {
  const styles = textOf(join(app, '../build/client/assets'), '*.css')
  const scripts = textOf(app, '**/*.{ts,tsx}')
  const names = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, name = '']) => name.replaceAll('\\', ''))
  return {
    classes: new Set(names(styles, /\.(-?[a-z_](?:\\.|[\w-])*)/gi)),
    properties: new Set(names(styles, /var\((--[\w-]+)/g)),
    attributes: new Set([
      ...names(styles + scripts, /\[(data-[\w-]+)/g),
      ...names(scripts, /dataset\['([\w-]+)'\]/g).map((name) => `data-${name}`),
    ]),
  }
}

let references: ReturnType<typeof readReferences> | undefined

/** The markup without ids and without classes, properties and attributes that nothing refers to. */
export function visibleMarkup(html: string): string {
  references ??= readReferences()
  const { classes, properties, attributes } = references
  const kept = (list: string, separator: string, isKept: (part: string) => boolean) =>
    list.split(separator).filter(isKept).join(separator)
  return html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(
      / ([a-z][\w-]*)="([^"]*)"(?=[^<]*>)/g,
      (attribute: string, name: string, value: string) => {
        if (name === 'id' || name === 'for' || name === 'aria-labelledby') return ''
        if (name === 'class') return ` class="${kept(value, ' ', (part) => classes.has(part))}"`
        if (name === 'style')
          return ` style="${kept(value, ';', (part) => !part.startsWith('--') || properties.has(part.split(':')[0] ?? ''))}"`
        return name.startsWith('data-') && !attributes.has(name) ? '' : attribute
      },
    )
}
