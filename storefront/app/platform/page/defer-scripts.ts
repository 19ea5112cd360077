const preloadLink = '<link rel="modulepreload" '
const deferredPreloadLink = '<link data-rel="modulepreload" '
const moduleScript = /(<script\b[^>]*\btype="module"[^>]*>)(\s*import [^<]*)<\/script>/

/**
 * Delays the page's scripts until the first picture has been painted. Fetched in parallel they would
 * double the time to the first picture on a slow connection. Scripts start earlier when the visitor
 * interacts with the page, and at the latest after three seconds.
 */
export function deferScripts(html: string): string {
  if (!moduleScript.test(html))
    throw new Error('The start script of the router has changed, so it cannot be deferred.')
  return html
    .replaceAll(preloadLink, deferredPreloadLink)
    .replace(
      moduleScript,
      (_, opening: string, code: string) =>
        `${opening}${waitForFirstPicture}${withDynamicImports(code)}</script>`,
    )
}

/** Turns static imports into dynamic ones, because the browser fetches static imports at once. */
const withDynamicImports = (code: string): string =>
  code
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1=await import($2);')
    .replaceAll(/import ("[^"]+");/g, 'await import($1);')
    .replace(/import\(("[^"]+")\);?\s*$/, '(await import($1)).hydrate();')

const maxDelay = 3000

const waitForFirstPicture = `await new Promise((begin)=>{
for(const act of["pointerdown","keydown","focusin","touchstart"])addEventListener(act,begin,{once:true,passive:true});
setTimeout(begin,${maxDelay});
const drawn=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin)));
Promise.all(Array.from(document.querySelectorAll("img[fetchpriority=high]"),(picture)=>picture.decode().catch(()=>{}))).then(drawn)
});
for(const link of document.querySelectorAll("link[data-rel]"))link.rel=link.dataset.rel;
`
