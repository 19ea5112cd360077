import { pathsOf, targetsOf } from './imports.ts'
import { isCode, isTest, type Rule, type Source, withoutComments } from './sources.ts'

type FeatureTree = {
  folder: string
  /** A feature may import the features before it. Features that combine others come last. */
  features: readonly string[]
}

const core: FeatureTree = {
  folder: 'commerce/src',
  features: [
    'platform',
    'consent',
    'analytics',
    'sessions',
    'accounts',
    'subscriptions',
    'stores',
    'shipping',
    'tax',
    'catalogue',
    'search',
    'content',
    'events',
    'promotions',
    'cart',
    'lists',
    'payments',
    'loyalty',
    'orders',
    'experiments',
    'cases',
    'checkout',
    'sign-in',
    'mail',
    'privacy',
    'testing',
  ],
}

const storefront: FeatureTree = {
  folder: 'storefront/app',
  features: [
    'messages',
    'platform',
    'ui',
    'person',
    'favourites',
    'purchase',
    'stores',
    'cart',
    'product',
    'sign-in',
    'subscriptions',
    'consent',
    'events',
    'content',
    'navigation',
    'analytics',
    'listing',
    'lists',
    'home',
    'preview',
    'account',
    'loyalty',
    'cases',
    'checkout',
    'orders',
    'sitemap',
    'styleguide',
    'routes',
  ],
}

export const featureTrees = [core, storefront]

export const storefrontFeatures = storefront.features

export const featuresInOrder: Rule = (sources) =>
  sources.flatMap((source) => {
    const tree = featureTrees.find(({ folder }) => source.path.startsWith(`${folder}/`))
    return tree && isShipped(source) ? laterImports(source, tree) : []
  })

function laterImports(source: Source, { folder, features }: FeatureTree): string[] {
  const feature = featureOf(source.path, { folder, features })
  if (feature === undefined) return []
  const featureIndex = features.indexOf(feature)
  if (featureIndex < 0)
    return [`${source.path}: the feature ${feature} is missing from the feature order`]
  const isLater = (target: string) => {
    const targetFeature = featureOf(target, { folder, features })
    return targetFeature === undefined || features.indexOf(targetFeature) > featureIndex
  }
  return pathsIn(source)
    .filter((target) => target.startsWith(`${folder}/`) && isLater(target))
    .map((target) => `${source.path} imports ${target}, which comes later`)
}

/** Also imports with a template, the files of workers, and imports that only style sheets have. */
const pathsIn = (source: Source): string[] => [
  ...targetsOf(source),
  ...pathsOf(
    source,
    [...withoutComments(source.text).matchAll(otherImports)].map(([, specifier = '']) => specifier),
  ),
]

const otherImports =
  /(?:\bimport\(\s*(?=`)|\bimport\.meta\.glob\(|\bnew URL\(|@import\s+url\(|@reference)\s*['"`]?([^'"`)]+)/g

const isShipped = (source: Source): boolean =>
  (isCode(source) || source.path.endsWith('.css')) && !isTest(source)

/** Undefined for the files that combine all features, which are beside the folders of the features. */
const featureOf = (path: string, { folder, features }: FeatureTree): string | undefined => {
  const [feature, ...rest] = path.slice(folder.length + 1).split('/')
  if (rest.length === 0) return undefined
  return features.includes(texts) && rest[0] === texts ? texts : feature
}

/** The texts of all features of the storefront are one catalogue, which any of them may import. */
const texts = 'messages'
