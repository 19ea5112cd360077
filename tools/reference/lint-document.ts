import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'

/**
 * What Redocly's recommended rules and Spectral's rules for OpenAPI say against a document. Warnings count. Neither
 * tool loads anything over the network, because the document refers only to itself.
 */
export async function lintFindings(document: object): Promise<string[]> {
  return [...(await redoclyFindings(document)), ...(await spectralFindings(document))]
}

async function redoclyFindings(document: object): Promise<string[]> {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  })
  return problems.map(
    ({ ruleId, message, location: [place] }) =>
      `Redocly ${ruleId} at ${place?.pointer ?? '#'}: ${message}`,
  )
}

async function spectralFindings(document: object): Promise<string[]> {
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset(
    new spectralCore.Ruleset({ extends: [[spectralRulesets.oas, 'recommended']] }),
  )
  const results = await spectral.run(JSON.parse(JSON.stringify(document)))
  return results.map(
    ({ code, path, message }) => `Spectral ${code} at #/${path.join('/')}: ${message}`,
  )
}
