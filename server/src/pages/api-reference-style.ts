/** The styles of the API reference, without external files. */
export const referenceStyle = `
:root { --ink: #161c1d; --soft: #4d5859; --line: #d7dcda; --paper: #fff; --tile: #f6f8f6; --link: #135560 }
body { margin: 0 auto; max-width: 68rem; padding: 2rem clamp(1rem, 4vw, 3rem); color: var(--ink); background: var(--paper);
  font: 400 1rem/1.55 Archivo, "Helvetica Neue", Arial, sans-serif }
h1 { font-size: clamp(2rem, 1.5rem + 2vw, 3rem); letter-spacing: -.02em; line-height: 1.1 }
h2 { margin: 3rem 0 .5rem; font-size: 1.5rem }
h3 { margin: 1.25rem 0 .25rem; font-size: .875rem; color: var(--soft) }
a { color: var(--link) }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
details { border-bottom: 1px solid var(--line); padding: .75rem 0 }
summary { cursor: pointer } summary b { display: inline-block; min-width: 4.5rem; font-weight: 560 }
summary:focus-visible { outline: 2px solid var(--link); outline-offset: 3px }
code, pre { font: .875rem/1.5 ui-monospace, "SF Mono", Menlo, monospace }
pre { overflow: auto; max-height: 26rem; padding: 1rem; background: var(--tile) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; margin: 1rem 0 } dt { color: var(--soft) } dd { margin: 0 }
`
