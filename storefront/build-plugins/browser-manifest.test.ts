import { expect, test } from 'vitest'
import { withoutImports } from './browser-manifest.ts'

const manifest = {
  entry: { module: '/entry.js', imports: ['/frame.js'], css: ['/frame.css'] },
  routes: {
    root: { id: 'root', hasLoader: true, module: '/root.js', imports: ['/frame.js'], css: [] },
    cart: { id: 'cart', parentId: 'root', module: '/cart.js' },
  },
  version: '1',
}

test('the manifest of the browser keeps everything except the imports', () => {
  const script = withoutImports(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)
  const [name, value = ''] = script.split('=')
  expect([name, JSON.parse(value.slice(0, -1))]).toEqual([
    'window.__reactRouterManifest',
    {
      entry: { module: '/entry.js', imports: [], css: ['/frame.css'] },
      routes: {
        root: { id: 'root', hasLoader: true, module: '/root.js', imports: [], css: [] },
        cart: { id: 'cart', parentId: 'root', module: '/cart.js' },
      },
      version: '1',
    },
  ])
})

test.each(['window.__manifest={};', 'window.__reactRouterManifest={}'])(
  'the build fails if the manifest has another form: %s',
  (script) => expect(() => withoutImports(script)).toThrow('another form'),
)
