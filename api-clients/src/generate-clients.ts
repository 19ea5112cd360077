import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../build')

// The generators call the compiler as a library, which the TypeScript of the project no longer is.
const libraryUrl = import.meta.resolve('typescript')
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier === 'typescript' ? libraryUrl : specifier, context),
})

/** Generates the clients of two generators from the document at a path, into the folder build. */
async function generateClients(documentPath: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await Promise.all([generateTypes(documentPath), generateFunctions(documentPath)])
}

async function generateTypes(documentPath: string): Promise<void> {
  const { default: openapiTS, astToString } = await import('openapi-typescript')
  const types = await openapiTS(JSON.parse(await readFile(documentPath, 'utf8')), {
    // A request may leave out what has a default. Answers list it as required.
    defaultNonNullable: false,
  })
  await writeFile(join(folder, 'openapi-typescript.ts'), astToString(types))
}

async function generateFunctions(documentPath: string): Promise<void> {
  const { createClient } = await import('@hey-api/openapi-ts')
  await createClient({
    input: documentPath,
    output: join(folder, 'hey-api'),
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  })
}

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('The path of the document is missing.')
await generateClients(path)
