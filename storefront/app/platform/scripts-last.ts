const named = '<link rel="modulepreload" '
const kept = '<link data-rel="modulepreload" '
const start = /(<script\b[^>]*\btype="module"[^>]*>)(\s*import [^<]*)<\/script>/

/**
 * What is seen comes before what brings it to life. The router would have its scripts fetched beside
 * the first picture, which then comes twice as late on a slow line; so they wait until it has been
 * drawn, but for nobody who acts, and not for ever.
 */
export function scriptsLast(html: string): string {
  if (!start.test(html)) throw new Error('The router starts its scripts in another way now.')
  return html
    .replaceAll(named, kept)
    .replace(
      start,
      (_, opening: string, code: string) => `${opening}${wait}${later(code)}</script>`,
    )
}

/** The same, fetched when their turn comes: what is imported by name would be fetched at once. */
const later = (code: string): string =>
  code
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1=await import($2);')
    .replaceAll(/import ("[^"]+");/g, 'await import($1);')
    .replace(/import\(("[^"]+")\);?\s*$/, '(await import($1)).hydrate();')

const milliseconds = 3000

const wait = `await new Promise((begin)=>{
for(const act of["pointerdown","keydown","focusin","touchstart"])addEventListener(act,begin,{once:true,passive:true});
setTimeout(begin,${milliseconds});
const drawn=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin)));
Promise.all(Array.from(document.querySelectorAll("img[fetchpriority=high]"),(picture)=>picture.decode().catch(()=>{}))).then(drawn)
});
for(const link of document.querySelectorAll("link[data-rel]"))link.rel=link.dataset.rel;
`
