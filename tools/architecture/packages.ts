import type { Rule, Source } from './sources.ts'

const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']
const installScripts = ['preinstall', 'install', 'postinstall', 'prepare']

type Json = Record<string, unknown>

/** Packages whose install script may be skipped safely. */
const harmlessScripts: string[] = [
  // Reports the installation of Spectral to its makers, which `scarfSettings` in package.json forbids.
  'node_modules/@scarf/scarf',
]

export const everyVersionPinned: Rule = (sources) => [
  ...manifests(sources).flatMap(({ path, manifest }) =>
    dependencyFields
      .flatMap((kind) => Object.entries(recordOf(manifest[kind])))
      .filter(([, version]) => typeof version !== 'string' || !exactVersion.test(version))
      .map(
        ([name, version]) => `${path}: ${name} is ${JSON.stringify(version)}, not an exact version`,
      ),
  ),
  ...lockedPackages(sources)
    .filter(([, entry]) => entry['link'] !== true && entry['inBundle'] !== true)
    .filter(([, entry]) => entry['integrity'] === undefined)
    .map(([path]) => `package-lock.json: ${path} has no hash`),
]

/** `npm ci` rejects a lock file that leaves out an optional package of any platform. */
export const everyPlatformLocked: Rule = (sources) => {
  const paths = new Set(lockedPackages(sources).map(([path]) => path))
  return lockedPackages(sources).flatMap(([path, entry]) =>
    Object.keys(recordOf(entry['optionalDependencies']))
      .filter((name) => !paths.has(`node_modules/${name}`))
      .filter((name) => !paths.has(`${path}/node_modules/${name}`))
      .map((name) => `package-lock.json: ${name} is missing; run tools/complete-lock.ts`),
  )
}

export const noServerComponents: Rule = (sources) =>
  lockedPackages(sources)
    .filter(([path]) => path.includes('node_modules/react-server-dom-'))
    .map(([path]) => `package-lock.json: ${path}`)

/** Installing without scripts must be enough (guarantee 49). */
export const noInstallScripts: Rule = (sources) => [
  ...lockedPackages(sources)
    .filter(
      ([path, entry]) => entry['hasInstallScript'] === true && !harmlessScripts.includes(path),
    )
    .map(([path]) => `package-lock.json: ${path} has an install script`),
  ...manifests(sources).flatMap(({ path, manifest }) =>
    Object.keys(recordOf(manifest['scripts']))
      .filter((script) => installScripts.includes(script))
      .map((script) => `${path} has a script ${script}`),
  ),
]

const manifests = (sources: Source[]) =>
  sources
    .filter(({ path }) => /(^|\/)package\.json$/.test(path))
    .map(({ path, text }) => ({ path, manifest: recordOf(JSON.parse(text)) }))

function lockedPackages(sources: Source[]): [string, Json][] {
  const lock = sources.find(({ path }) => path === 'package-lock.json')
  const packages = recordOf(recordOf(JSON.parse(lock?.text ?? '{}'))['packages'])
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, entry]) => [path, recordOf(entry)])
}

const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? { ...value } : {}
