import { hasPreviewQuery, previewParameter } from '../platform/page/preview-request.ts'

const query = `${previewParameter}=true`

/** The path of the shop with the query that requests a preview. In markup, `&` is escaped. */
function withPreviewQuery(path: string, separator = '&'): string {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? []
  if (new RegExp(`[?&;]${previewParameter}=`).test(search)) return path
  return `${pathname}${search === '' ? '?' : `${search}${separator}`}${query}${hash}`
}

const pathAttribute = /(<(?:a|form)\b[^>]*? (?:href|action)=")((?:\/(?!\/)|\?)[^"]*)"/g

/**
 * Adds the query of a previewed page to its links and forms, and the script that does so when the router navigates.
 * Only previews load this script.
 */
export const withPreviewLinks = (html: string, nonce: string): string =>
  html
    .replaceAll(
      pathAttribute,
      (_, start: string, path: string) => `${start}${withPreviewQuery(path, '&amp;')}"`,
    )
    .replace('</head>', () => `<script nonce="${nonce}">${keepQuery}</script></head>`)

/** Redirects of a previewed page lead to a preview too. */
export function withPreviewLocation(request: Request, response: Response): Response {
  const location = response.headers.get('location')
  if (location?.startsWith('/') && hasPreviewQuery(new URL(request.url).search)) {
    response.headers.set('location', withPreviewQuery(location))
  }
  return response
}

/**
 * Runs before the router, whose navigations lead to the paths that components state: wraps `navigate` of the router as
 * soon as it exists, and corrects where a redirect has led. Links get the query when they are used, so that it is there
 * in a new tab as well.
 */
const keepQuery = String.raw`{
const has=(search)=>/[?&]${previewParameter}=/.test(search);
const keep=(path)=>{const[,name,search="",hash=""]=/^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path);
return has(search)?path:name+(search?search+"&":"?")+"${query}"+hash};
const keepTo=(to)=>typeof to==="string"?keep(to):to&&typeof to==="object"?{...to,search:keep(to.search??"")}:to;
let router;
Object.defineProperty(window,"__reactRouterDataRouter",{get:()=>router,set(created){
router=created;
const{navigate}=created;
created.navigate=(to,options)=>{
if(options?.formData&&(options.formMethod??"get").toLowerCase()==="get")options.formData.set("${previewParameter}","true");
return navigate(keepTo(to),options)};
created.subscribe(({navigation,location})=>{
if(navigation.state==="idle"&&!has(location.search))
created.navigate(location,{replace:true,state:location.state,preventScrollReset:true})})}});
const mark=({target})=>{const link=target.closest?.('a[href^="/"]:not([href^="//"])');
if(link)link.setAttribute("href",keep(link.getAttribute("href")))};
for(const use of["pointerdown","click"])addEventListener(use,mark,true);
addEventListener("formdata",({target,formData})=>{if(target.method==="get")formData.set("${previewParameter}","true")})}`
