/**
 * Sends a report about the page, also while it is left, if the visitor allows that, and returns whether it does. The calls
 * need headers, which `sendBeacon` cannot send. Pages contain the text of this function, so it uses nothing from outside.
 */
export function sendReport(path: string, report: object): boolean {
  const { documentElement: root } = document
  const { locale = '', accessKey = '', site = '' } = root.dataset
  if (!root.matches('[data-allows~=performanceAndAnalytics]')) return false
  fetch(`${path}?locale=${locale}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-access-key': accessKey, 'x-site-id': site },
    body: JSON.stringify(report),
  }).catch(() => {})
  return true
}
