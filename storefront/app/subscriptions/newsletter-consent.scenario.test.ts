import { createHash } from 'node:crypto'
import { newsletterConsentVersion } from '@cairn/contract/accounts/newsletter-consent'
import { expect, test } from 'vitest'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { es } from '../messages/es.ts'
import { fr } from '../messages/fr.ts'
import { it } from '../messages/it.ts'

/** The hashes of the consent in all languages, by version. The former ones stay: people have consented to them. */
const consents: Record<string, string> = { '2026-11': 'a42b9c98a7d35460' }

test('a changed text of the consent has a new version', () => {
  const texts = [en, de, fr, it, es].map(({ newsletterPolicy }) => newsletterPolicy)
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  expect(consents[newsletterConsentVersion]).toBe(hash)
})
