/** The styles of the API reference, without external files. */
export const referenceStyle = `
:root { --ink: #161c1d; --soft: #4d5859; --line: #d7dcda; --paper: #fff; --tile: #f6f8f6; --link: #135560 }
body { margin: 0 auto; max-width: 68rem; padding: 2rem clamp(1rem, 4vw, 3rem); color: var(--ink); background: var(--paper);
  font: 400 1rem/1.55 Archivo, "Helvetica Neue", Arial, sans-serif }
h1 { font-size: clamp(2rem, 1.5rem + 2vw, 3rem); letter-spacing: -.02em; line-height: 1.1 }
h2 { margin: 3rem 0 .5rem; font-size: 1.5rem }
h3 { margin: 1.25rem 0 .25rem; font-size: 1.125rem }
h4 { margin: 1.5rem 0 .25rem; font-size: .875rem; color: var(--soft) }
p, li, dd { max-width: 46rem }
a { color: var(--link) }
[id] { scroll-margin-top: 4.5rem }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none }
details { border-bottom: 1px solid var(--line); padding: .75rem 0 }
summary { cursor: pointer; overflow-wrap: anywhere }
summary b { display: inline-block; min-width: 4rem; font-weight: 560 } summary span { display: block; color: var(--soft) }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: 3px }
code, pre { font: .875rem/1.5 ui-monospace, "SF Mono", Menlo, monospace; overflow-wrap: anywhere }
pre { max-height: 30rem; overflow: auto; padding: 1rem; background: var(--tile); white-space: pre-wrap }
dl { margin: .5rem 0 1rem; border-top: 1px solid var(--line) }
dt { padding-top: .5rem; overflow-wrap: anywhere } dt b { color: var(--link); font-size: .8125rem; font-weight: 560 }
dt i { color: var(--soft); font-size: .875rem; font-style: normal }
dd { margin: 0; padding-bottom: .5rem; border-bottom: 1px solid var(--line) }
@media (min-width: 56rem) {
  dl { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); column-gap: 2rem }
  dt, dd { max-width: none; padding-block: .5rem; border-bottom: 1px solid var(--line) }
}
`

/** The styles of the inbox and other pages of the server, without external files. */
export const plainPageStyle = `
:root { --ink: #161c1d; --soft: #4d5859; --line: #d7dcda; --tile: #eef1ef; --link: #135560 }
* { box-sizing: border-box }
body { margin: 0; color: var(--ink); background: #fff; font: 400 1rem/1.55 Archivo, "Helvetica Neue", Arial, sans-serif }
header { background: var(--ink); color: #fff; padding: 1rem clamp(1rem, 4vw, 3rem) }
header img { display: block; width: 84px; height: 27px }
main { max-width: 60rem; padding: clamp(1.5rem, 5vw, 3.5rem) clamp(1rem, 4vw, 3rem) }
h1 { margin: 0; font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem); line-height: 1.12; font-weight: 560; letter-spacing: -.022em; overflow-wrap: anywhere }
a { color: inherit } a:hover { color: var(--link) } a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 3px }
.lead { margin: .75rem 0 0; color: var(--soft); max-width: 62ch }
ul { list-style: none; margin: 2rem 0 0; padding: 0; border-top: 1px solid var(--line) }
li { border-bottom: 1px solid var(--line) }
li a { display: grid; grid-template-columns: 1fr auto; gap: .125rem 1.5rem; padding: 1rem 0; text-decoration: none }
li b { font-weight: 560; overflow-wrap: anywhere } time, li span, dl { color: var(--soft); font-size: .9375rem }
time { font-variant-numeric: tabular-nums; white-space: nowrap } li span { overflow-wrap: anywhere; grid-column: 1 / -1 }
.empty { margin-top: 3rem } .empty svg { width: 4rem; color: #d4db45 } .empty p { margin: 1rem 0 0 }
.empty .display { font-size: 1.5rem; line-height: 1.2; font-weight: 560; letter-spacing: -.02em }
.back { display: inline-block; margin-bottom: 1.5rem; font-size: .9375rem; padding: .5rem 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: 1rem 0 1.5rem } dt { color: var(--soft) } dd { margin: 0; color: var(--ink); overflow-wrap: anywhere }
iframe { display: block; width: 100%; max-width: 40rem; height: 60rem; max-height: 85vh; border: 1px solid var(--line); background: var(--tile) }
details { margin-top: 1.5rem; max-width: 40rem } summary { cursor: pointer; padding: .5rem 0 }
pre { overflow: auto; margin: 0; padding: 1rem; background: #f6f8f6; white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.5 ui-monospace, "SF Mono", Menlo, monospace }
`
