import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import type { RichTextTree, InlineText } from '@cairn/contract/content/rich-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type LinkTarget = { url: string; targetAttribute?: '_self' | '_blank' | undefined }

type ContentLinkProps = {
  target: LinkTarget
  className?: string
  label?: string
  children?: ReactNode
}

/** A link to a page, to a dialog of the current page (by its hash), or to another site. */
export const ContentLink = ({ target, className, label, children }: ContentLinkProps) => (
  <Link
    to={target.url}
    preventScrollReset={target.url.startsWith('#')}
    {...(target.targetAttribute === '_blank' && { target: '_blank', rel: 'noopener' })}
    className={className}
    aria-label={label}
  >
    {children}
  </Link>
)

type ContentButtonsProps = {
  targets: BlockFields['cta-buttons']['targets']
  areEqual?: boolean
}

export function ContentButtons({ targets, areEqual = false }: ContentButtonsProps) {
  if (targets.length === 0) return null
  return (
    <div className={`block-buttons ${areEqual ? 'block-buttons-equal' : ''}`}>
      {targets.map((target) => (
        <ContentLink
          key={target.url + target.text}
          target={target}
          className={
            target.style === 'link' ? 'link' : `button button-${target.style} button-${target.size}`
          }
        >
          {target.text}
        </ContentLink>
      ))}
    </div>
  )
}

/** Renders rich text. It is a tree, so none of its texts are interpreted as markup. */
export const ContentText = ({ tree }: { tree: RichTextTree }) =>
  tree.map((node, index) => <TextNode key={index} node={node} />)

function TextNode({ node }: { node: RichTextTree[number] }) {
  if (node.type === 'paragraph') {
    return (
      <p>
        <InlineNodes nodes={node.text} />
      </p>
    )
  }
  if (node.type === 'heading') {
    const Heading = `h${node.level}` as const
    return (
      <Heading>
        <InlineNodes nodes={node.text} />
      </Heading>
    )
  }
  const List = node.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {node.items.map((itemNodes, index) => (
        <li key={index}>
          <InlineNodes nodes={itemNodes} />
        </li>
      ))}
    </List>
  )
}

const InlineNodes = ({ nodes }: { nodes: InlineText }) =>
  nodes.map((node, index) => <InlineNode key={index} node={node} />)

function InlineNode({ node }: { node: InlineText[number] }) {
  if (node.type === 'break') return <br />
  if (node.type === 'link') return <ContentLink target={node}>{node.text}</ContentLink>
  const emphasised = node.marks?.includes('emphasis') ? <em>{node.text}</em> : node.text
  return node.marks?.includes('strong') ? <strong>{emphasised}</strong> : emphasised
}
