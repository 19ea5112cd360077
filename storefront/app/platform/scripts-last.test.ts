import { expect, it } from 'vitest'
import { scriptsLast } from './scripts-last.ts'

const page = `<head><link rel="modulepreload" href="/assets/a.js"/></head><body>
<script nonce="n1" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");</script></body>`

it('names every script, and has none fetched before the first picture is drawn', () => {
  const html = scriptsLast(page)
  expect(html).not.toMatch(/\srel="modulepreload"/)
  expect(html).toContain('data-rel="modulepreload" href="/assets/a.js"')
  expect(html).not.toMatch(/^import /m)
  const waits = html.indexOf('img[fetchpriority=high]')
  expect(waits).toBeGreaterThan(0)
  for (const name of ['manifest', 'root', 'entry']) {
    expect(html.indexOf(`await import("/assets/${name}.js")`)).toBeGreaterThan(waits)
  }
  expect(html).toContain('(await import("/assets/entry.js")).hydrate();</script>')
})

it('says so when the router starts its scripts in another way', () => {
  expect(() => scriptsLast('<script type="module" src="/assets/entry.js"></script>')).toThrow(
    'router',
  )
})
