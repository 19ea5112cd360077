import { testContext } from '../content/audiences/test-context.ts'
import { hasPreviewQuery, previewParameter } from '../platform/page/preview-request.ts'

/** The part of the query of a previewed page that its links keep: that it is a preview, and the segments it shows. */
function keptQuery(search: string): string[] {
  const segments = new URLSearchParams(search).get(testContext)
  return [
    `${previewParameter}=true`,
    ...(segments === null ? [] : [`${testContext}=${encodeURIComponent(segments)}`]),
  ]
}

/** The path of the shop with parts of a query. In markup, `&` is escaped. */
function withQuery(path: string, query: readonly string[], separator = '&'): string {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? []
  if (new RegExp(`[?&;]${previewParameter}=`).test(search)) return path
  const added = query.join(separator)
  return `${pathname}${search === '' ? '?' : `${search}${separator}`}${added}${hash}`
}

const pathAttribute = /(<(?:a|form)\b[^>]*? (?:href|action)=")((?:\/(?!\/)|\?)[^"]*)"/g

type PreviewedPage = { search: string; nonce: string }

/**
 * Adds the query of a previewed page to its links and forms, and the script that does so when the router navigates.
 * Only previews load this script.
 */
export function withPreviewLinks(html: string, { search, nonce }: PreviewedPage): string {
  const query = keptQuery(search)
  return html
    .replaceAll(
      pathAttribute,
      (_, start: string, path: string) => `${start}${withQuery(path, query, '&amp;')}"`,
    )
    .replace('</head>', () => `<script nonce="${nonce}">${keepQuery}</script></head>`)
}

/** Redirects of a previewed page lead to a preview too. */
export function withPreviewLocation(request: Request, response: Response): Response {
  const location = response.headers.get('location')
  const { search } = new URL(request.url)
  if (location?.startsWith('/') && hasPreviewQuery(search)) {
    response.headers.set('location', withQuery(location, keptQuery(search)))
  }
  return response
}

/**
 * Runs before the router, whose navigations lead to the paths that components state: wraps `navigate` of the router as
 * soon as it exists, and corrects where a redirect has led. Links get the query when they are used, so that it is there
 * in a new tab as well.
 */
const keepQuery = String.raw`{
const segments=new URLSearchParams(location.search).get("${testContext}");
const kept=[["${previewParameter}","true"],...segments===null?[]:[["${testContext}",segments]]];
const query=new URLSearchParams(kept).toString();
const has=(search)=>/[?&]${previewParameter}=/.test(search);
const keep=(path)=>{const[,name,search="",hash=""]=/^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path);
return has(search)?path:name+(search?search+"&":"?")+query+hash};
const keepTo=(to)=>typeof to==="string"?keep(to):to&&typeof to==="object"?{...to,search:keep(to.search??"")}:to;
const addTo=(form)=>{for(const[name,value]of kept)form.set(name,value)};
let router;
Object.defineProperty(window,"__reactRouterDataRouter",{get:()=>router,set(created){
router=created;
const{navigate}=created;
created.navigate=(to,options)=>{
if(options?.formData&&(options.formMethod??"get").toLowerCase()==="get")addTo(options.formData);
return navigate(keepTo(to),options)};
created.subscribe(({navigation,location})=>{
if(navigation.state==="idle"&&!has(location.search))
created.navigate(location,{replace:true,state:location.state,preventScrollReset:true})})}});
const mark=({target})=>{const link=target.closest?.('a[href^="/"]:not([href^="//"])');
if(link)link.setAttribute("href",keep(link.getAttribute("href")))};
for(const use of["pointerdown","click"])addEventListener(use,mark,true);
addEventListener("formdata",({target,formData})=>{if(target.method==="get")addTo(formData)})}`
