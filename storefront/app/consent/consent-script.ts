import {
  choicePattern,
  consentCodes,
  consentCookie,
  consentVersion,
} from '@cairn/contract/consent/consent'
import { previewCookies } from '@cairn/contract/wire/cookies'
import { consentChange, consentEvents } from '../platform/consent-changes.ts'
import { previewParameter } from '../platform/page/preview-request.ts'

/**
 * Runs before the first paint and notes on the root element what the browser allows and whether its visitor has to be asked:
 * pages are the same for everybody, and no script may have to load another one to know. It decides like `allowedCodes`
 * of the contract, with which a test compares it, and again when the visitor may have chosen. What a tab in the background
 * does follows a choice in another tab at once, where browsers tell of changed cookies.
 */
export const consentScript = `(()=>{
const page=document.documentElement.dataset
const decide=()=>{
const {cookie}=document
const [,version,,chosen]=/(?:^|; )${consentCookie}=${choicePattern}(?:;|$)/.exec(cookie)||[]
const previews="canPreview"in page&&(new URLSearchParams(location.search).get("${previewParameter}")=="true"||/(?:^|; )${previewCookies.date}=/.test(cookie))
const asks=page.region!="NORA"&&!previews&&version!=${consentVersion}
const allowed=previews||!asks&&!chosen?"${Object.values(consentCodes).join('-')}":asks?"${consentCodes.required}":chosen
page.allows=Object.entries(${JSON.stringify(consentCodes)}).flatMap(([name,code])=>allowed.includes(code)&&!(code=="${consentCodes.targeting}"&&navigator.globalPrivacyControl)?name:[]).join(" ")
if(asks)page.asksConsent="";else delete page.asksConsent
}
decide()
for(const event of${JSON.stringify(consentEvents)})addEventListener(event,decide)
globalThis.cookieStore?.addEventListener("change",({changed,deleted})=>{if([...changed,...deleted].some(({name})=>name=="${consentCookie}"))dispatchEvent(new Event("${consentChange}"))})
})();`
