import { calls } from '@cairn/contract/calls'
import { openApiOf } from '@cairn/contract/reference/openapi'
import { lintFindings } from './lint-document.ts'

// The rules refuse a server on this machine.
const findings = await lintFindings(openApiOf(calls, { publicOrigin: 'https://cairn.test' }))

for (const finding of findings) console.error(finding)
process.exitCode = findings.length > 0 ? 1 : 0
