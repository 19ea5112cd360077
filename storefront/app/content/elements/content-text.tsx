import type { RichTextTree, InlineText } from '@cairn/contract/content/rich-text'
import { ContentLink } from './content-link.tsx'

/** Renders rich text. It is a tree, so none of its texts are interpreted as markup. */
export const ContentText = ({ tree }: { tree: RichTextTree }) =>
  tree.map((node, index) => <TextNode key={index} node={node} />)

function TextNode({ node }: { node: RichTextTree[number] }) {
  if (node.type === 'paragraph') {
    return (
      <p>
        <InlineNodes nodes={node.words} />
      </p>
    )
  }
  if (node.type === 'heading') {
    const Heading = `h${node.level}` as const
    return (
      <Heading>
        <InlineNodes nodes={node.words} />
      </Heading>
    )
  }
  const List = node.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {node.items.map((words, index) => (
        <li key={index}>
          <InlineNodes nodes={words} />
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
