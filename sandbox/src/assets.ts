import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'

export type Asset = { path: string; integrity: string; type: string; bytes: Buffer }

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The files of a script, ordered by their imports. */
const scripts = {
  card: ['./card-number.ts', '../browser/opener.ts', '../browser/card.ts'],
  choice: ['../browser/opener.ts', '../browser/sheet.ts', '../browser/choice.ts'],
  challenge: ['../browser/opener.ts', '../browser/challenge.ts'],
  device: ['../browser/opener.ts', '../browser/device.ts'],
} as const
export type ScriptName = keyof typeof scripts

export type Assets = ReturnType<typeof readAssets>

/** File names contain a hash of the content, so that a page refers to exact bytes. */
export function readAssets() {
  const font = readFileSync(
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
    ),
  )
  const fontAsset = assetOf('archivo.woff2', 'font/woff2', font)
  const style = read('../browser/window.css').replace('archivo.woff2', fontAsset.path)
  const styleAsset = assetOf('window.css', 'text/css; charset=utf-8', Buffer.from(style))
  const script = (name: ScriptName) =>
    assetOf(`${name}.js`, 'text/javascript; charset=utf-8', Buffer.from(scriptOf(scripts[name])))
  const byName = {
    card: script('card'),
    choice: script('choice'),
    challenge: script('challenge'),
    device: script('device'),
  }
  const all = [fontAsset, styleAsset, ...Object.values(byName)]
  const byPath = new Map(all.map((asset) => [asset.path, asset]))
  return { style: styleAsset, scripts: byName, find: (path: string) => byPath.get(path) }
}

/** Joins several modules into one, without types and without the imports between them. */
export const scriptOf = (paths: readonly string[]): string =>
  paths
    .map(read)
    .map((source) => stripTypeScriptTypes(source))
    .map((source) => source.replaceAll(/^import [^'"]*['"]\.[^\n]*$/gm, ''))
    .map((source) => source.replaceAll(/^export (?=const|function|async)/gm, ''))
    .join('\n')

function assetOf(name: string, type: string, bytes: Buffer): Asset {
  const digest = createHash('sha384').update(bytes)
  const hash = digest.copy().digest('hex').slice(0, 12)
  const [stem = '', extension = ''] = name.split('.')
  return {
    path: `/assets/${stem}-${hash}.${extension}`,
    integrity: `sha384-${digest.digest('base64')}`,
    type,
    bytes,
  }
}
