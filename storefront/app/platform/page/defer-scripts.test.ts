import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const head =
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/libraries-1.js"/>'

const body = `</head><body><script nonce="n1">document.body</script>
<script nonce="n1" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");</script></body>`

test('loads all scripts only after the first picture has been painted, the largest first', () => {
  const page = deferScripts({ head, body })
  const html = page.head + page.body
  expect(html).not.toContain('<link')
  expect(html).not.toMatch(/^import /m)
  const waitPosition = html.indexOf('img[fetchpriority=high]')
  expect(waitPosition).toBeGreaterThan(0)
  const list = 'for(const href of ["/assets/libraries-1.js","/assets/a.js"])'
  expect(html.indexOf(list)).toBeGreaterThan(waitPosition)
  for (const name of ['manifest', 'root', 'entry']) {
    expect(html.indexOf(`await import("/assets/${name}.js")`)).toBeGreaterThan(waitPosition)
  }
  expect(html).toContain('(await import("/assets/entry.js")).hydrate()')
})

test('notes an interaction from the start, before any code has arrived', () => {
  const { body: html } = deferScripts({ head, body })
  const position = html.indexOf('globalThis.firstInteraction=new Promise')
  expect(position).toBeGreaterThan(0)
  expect(position).toBeLessThan(html.indexOf('await '))
})

test('throws when the start script of the router has another form', () => {
  expect(() =>
    deferScripts({ head, body: '<script type="module" src="/assets/entry.js"></script>' }),
  ).toThrow('router')
})
