/* oxlint-disable no-restricted-globals -- pages contain the text of the function, which uses nothing from outside */
import type { DecisionEvent } from '@cairn/contract/analytics/analytics-calls'

/**
 * Resolves to whether the events have to be sent again. Without the id of a visitor they are dropped. Pages contain the
 * text of this function, so it uses nothing from outside.
 */
export function sendDecision(
  id: string,
  events: readonly DecisionEvent[],
  randomOf: () => string,
): Promise<boolean> {
  if (id === '') return Promise.resolve(false)
  const {
    locale,
    site = '',
    region = '',
    accessKey = '',
    canPreview,
  } = document.documentElement.dataset
  const previews = /preview=true|preview-date=/.test(location.search + document.cookie)
  const path = `${canPreview === '' && previews ? '/pre' : ''}/api/engine/v1/decide/CAIRN`
  const request = { brand: 'CAIRN', customerId: null, channel: 'ECOMM', monetateId: id }
  const trustId = () => {
    try {
      return (localStorage['cairn_trust'] ??= randomOf())
    } catch {
      return randomOf()
    }
  }
  return fetch(`${path}?locale=${locale}`, {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      'x-access-key': accessKey,
      'x-site-id': site,
      'x-region': region,
      'x-brand': 'CAIRN',
      'x-channel': 'ECOMM',
      'x-source': 'ECOM15',
      'x-client-app': 'cairn-storefront',
      'x-transaction-id': randomOf(),
      'x-correlation-id': randomOf(),
      'x-trust-id': trustId(),
    },
    body: JSON.stringify({ ...request, events }),
  })
    .then(async (answer) => {
      // An answer that is not read keeps its connection.
      await answer.text()
      return answer.status === 429 || answer.status >= 500
    })
    .catch(() => true)
}
