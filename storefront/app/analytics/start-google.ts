import type { EventNamed } from '../platform/tracked-events.ts'
import type { trackedAddress } from './tracked-address.ts'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    /** The queue of Google's tag. The data layer stays free of its commands. */
    googleLayer?: IArguments[]
  }
}

export type GoogleTag = (...command: unknown[]) => void

type Google = {
  measurementId: string
  view: EventNamed<'page_view'>
  addressOf: typeof trackedAddress
}

/**
 * Begins to send to Google Analytics: the consent, the page view, and, when the page is loaded, the script of Google. Only
 * called with consent. Google gets an address without secrets, no referrer beyond its origin, and sets its cookies for
 * this host only, so that they can be removed. Pages contain the text of this function, so it uses nothing from outside.
 */
export function startGoogle({ measurementId, view, addressOf }: Google): GoogleTag {
  const layer = (window.googleLayer ??= [])
  function send(..._command: unknown[]) {
    // The script of Google ignores arrays.
    layer.push(arguments)
  }
  const targeting = document.documentElement.matches('[data-allows~=targeting]')
    ? 'granted'
    : 'denied'
  send('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: targeting,
    ad_user_data: targeting,
    ad_personalization: targeting,
  })
  send('js', new Date())
  send('config', measurementId, {
    send_page_view: false,
    cookie_domain: 'none',
    allow_google_signals: false,
    page_location: location.origin + addressOf(location.pathname, location.search),
    page_referrer: /^\w+:\/\/[^/]+/.exec(document.referrer)?.[0] ?? '',
  })
  const { event, ...fields } = view
  send('event', event, fields)
  const load = () =>
    document.head.append(
      Object.assign(document.createElement('script'), {
        src: `https://www.googletagmanager.com/gtag/js?id=${measurementId}&l=googleLayer`,
      }),
    )
  if (document.readyState === 'complete') load()
  else addEventListener('load', load)
  return send
}
