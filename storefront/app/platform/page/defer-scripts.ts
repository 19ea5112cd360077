/** A page, divided before `</head>`. */
export type PageParts = { head: string; body: string }

const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const moduleScript = /^(<script\b[^>]*\btype="module"[^>]*>)(\s*import [^<]*)$/

/**
 * Delays the page's scripts until the first picture has been painted. Fetched in parallel they would
 * double the time to the first picture on a slow connection. Scripts start earlier when the visitor
 * interacts with the page, and at the latest after three seconds.
 */
export function deferScripts({ head, body }: PageParts): PageParts {
  const start = body.lastIndexOf('<script', body.lastIndexOf(' type="module"'))
  const end = body.indexOf('</script>', start)
  const [, opening, code] = moduleScript.exec(body.slice(start, end)) ?? []
  if (opening === undefined || code === undefined)
    throw new Error('The start script of the router has changed, so it cannot be deferred.')
  const urls = Array.from(head.matchAll(preloadLink), ([, url = '']) => url)
  const script = `${opening}${holdForms}${waitForFirstPicture}${insertPreloadLinks(urls)}${withDynamicImports(code)}`
  return {
    head: head.replaceAll(preloadLink, ''),
    body: `${body.slice(0, start)}${script}${body.slice(end)}`,
  }
}

/** The largest file comes first: a browser opens few connections at a time, and pictures occupy them as well. */
const insertPreloadLinks = (urls: readonly string[]): string =>
  `for(const href of ${JSON.stringify(largestFirst(urls))})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
`

const largestFirst = (urls: readonly string[]): string[] =>
  urls.toSorted((one, other) => Number(isLargest(other)) - Number(isLargest(one)))

const isLargest = (url: string): boolean => url.includes('/libraries-')

/** Turns static imports into dynamic ones, because the browser fetches static imports at once. */
const withDynamicImports = (code: string): string =>
  code
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1=await import($2);')
    .replaceAll(/import ("[^"]+");/g, 'await import($1);')
    .replace(
      /import\(("[^"]+")\);?\s*$/,
      '(await import($1)).hydrate().then(()=>areTextsLoaded=true);',
    )

/**
 * A form that checks its fields itself needs its code, and the texts of its errors, which are loaded from the first
 * interaction on. Whoever sends it earlier has sent it when both are there, or after ten seconds.
 */
const holdForms = `let areTextsLoaded=false;
const held=new WeakSet(),released=new WeakSet();
addEventListener("submit",(sent)=>{
const form=sent.target,end=Date.now()+10000;
const isHydrated=()=>Object.keys(form).some((key)=>key.startsWith("__react"));
const isReady=()=>areTextsLoaded&&isHydrated()||Date.now()>end;
if(!form.noValidate||released.has(form)||isReady())return;
sent.preventDefault();
sent.stopImmediatePropagation();
if(held.has(form))return;
held.add(form);
const send=()=>{
if(!isReady())return setTimeout(send,50);
released.add(form);
form.requestSubmit(sent.submitter)
};
send()
},true);
`

const maxDelay = 3000

/**
 * Also notes the first interaction, for `first-interaction.ts`, whose code has not arrived yet. It listens in the capture
 * phase, because React stops the events of parts that are not hydrated. Another tab that signs in, and a page that the
 * browser brings back, count too.
 */
const waitForFirstPicture = `const on=(acts,react)=>acts.forEach((act)=>addEventListener(act,react,{once:true,passive:true,capture:true}));
const presses=["pointerdown","keydown","focusin","touchstart","click"];
globalThis.firstInteraction=new Promise((use)=>{on([...presses,"pointermove","scroll","storage"],use);
addEventListener("pageshow",(shown)=>shown.persisted&&use())});
await new Promise((begin)=>{
on(presses,begin);
setTimeout(begin,${maxDelay});
const drawn=()=>requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(begin)));
Promise.all(Array.from(document.querySelectorAll("img[fetchpriority=high]"),(picture)=>picture.decode().catch(()=>{}))).then(drawn)
});
`
