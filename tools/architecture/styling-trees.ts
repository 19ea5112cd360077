import { code, type Trees } from './query-trees.ts'
import type { rules } from './rules.ts'
import type { Source } from './sources.ts'

const component = (element: string, before = ''): Source =>
  code('storefront/app/cart/line.tsx', `${before}\nexport const Line = () => ${element}\n`)

const sheet = (text: string): Source => code('storefront/app/cart/line.css', text)
const lineSheet = sheet('.line {\n  color: red;\n}\n')
const tokens = code(
  'storefront/app/ui/styles/tokens.css',
  '@theme {\n  --text-ui: 15px;\n  --color-ink-soft: #4d5859;\n}\n',
)
const otherSheet = (text: string): Source => code('storefront/app/content/line.css', text)
const importsSheet = code('storefront/app/cart/cart-route.tsx', `import './line.css'`)

/** For the rules of decision 040. */
export const stylingTrees = {
  'a class name is a utility of the list or in a style sheet': {
    violations: [
      [component('<p className="line" />')],
      [component('<p className="bg-tile" />'), tokens],
      [component('<p className="text-huge" />'), tokens],
      [component('<p className="max-w-[44ch]" />'), tokens],
      [component('<p className="hover:underline" />')],
      [component('<p className={isOpen ? "line" : "open"} />'), lineSheet],
      [component('<p className={`line ${isOpen ? "open" : ""}`} />'), lineSheet],
      [component('<p className={`row-${kind}`} />'), lineSheet],
      [component('<p className={looks[look]} />', `const looks = { plain: '' }`)],
      [component('<p />', `const lookClasses = { plain: 'plain' }`), lineSheet],
      [component('<p />', 'const lookClasses = (name: string) => `look-${name}`'), lineSheet],
    ],
    compliant: [
      [component('<p className="mt-2 grid gap-4 text-ui text-ink-soft" />'), tokens],
      [component('<p className="line" />'), sheet('/* .a */ @media (width > 1px) { .line {} }')],
      [component('<p className={kind === "a" ? "line" : undefined} />'), lineSheet],
      [component('<p className={`li${kind} ${className}`} />'), lineSheet],
      [component('<p className={lookClasses[look]} />', `const lookClasses = { plain: '' }`)],
      [code('storefront/app/cart/line.test.tsx', 'const line = <p className="unknown" />')],
    ],
  },
  'an element has few utilities or a named class': {
    violations: [
      [component('<p className="mt-2 flex flex-wrap items-center gap-4 text-ui" />')],
      [component('<p className="line text-ui" />'), lineSheet],
      [component('<p className="line grid" />'), lineSheet],
      [component('<p className={`line-${kind} grow`} />'), lineSheet],
    ],
    compliant: [
      [component('<p className="mt-2 flex flex-wrap items-center gap-4" />')],
      [component('<p className="line display mt-2 page noscript:hidden" />'), lineSheet],
    ],
  },
  'a class of a style sheet is used': {
    violations: [
      [lineSheet],
      [sheet('.line-wide {}'), component('<p className={`line-${kind}`} />')],
      [sheet('@media print { p > .line {} }'), component('<p className="other" />')],
    ],
    compliant: [
      [lineSheet, component('<p className="line" />')],
      [
        sheet('.line-wide {}'),
        component('<p className={`line-${kind}`} />', `type Kind = 'wide' | 'narrow'`),
      ],
      [sheet('.skeleton { width: 1.5px; background: url("a.b") }')],
    ],
  },
  'one style sheet lays out a class': {
    violations: [
      [sheet('.line {\n  gap: 1px;\n  display: flex;\n}\n')].concat(
        otherSheet('.line {\n  display: contents;\n}\n'),
      ),
    ],
    compliant: [
      [sheet('.line {\n  display: flex;\n}\n'), otherSheet('.line {\n  color: red;\n}\n')],
      [sheet('.line {\n  display: flex;\n}\n.line {\n  display: grid;\n}\n')],
    ],
  },
  'a style sheet is short and is loaded': {
    violations: [[sheet('p {}\n')], [sheet('p {}\n'.repeat(301)), importsSheet]],
    compliant: [
      [sheet('p {}\n'), importsSheet],
      [sheet(''), code('storefront/app/root.tsx', `import styles from './app.css?url'`)].concat(
        code('storefront/app/app.css', `@import './cart/line.css' layer(components);`),
      ),
    ],
  },
} satisfies Partial<Record<keyof typeof rules, Trees>>
