import type { RichTextTree, Words } from '@cairn/contract/content-rich-text'
import { ContentLink } from './content-link.tsx'

/** Text as a tree of ours; nothing in it is ever taken for markup. */
export const ContentText = ({ tree }: { tree: RichTextTree }) =>
  tree.map((node, at) => <Part key={at} node={node} />)

function Part({ node }: { node: RichTextTree[number] }) {
  if (node.type === 'paragraph') {
    return (
      <p>
        <Inline words={node.words} />
      </p>
    )
  }
  if (node.type === 'heading') {
    const Heading = `h${node.level}` as const
    return (
      <Heading>
        <Inline words={node.words} />
      </Heading>
    )
  }
  const List = node.isOrdered ? 'ol' : 'ul'
  return (
    <List>
      {node.items.map((words, at) => (
        <li key={at}>
          <Inline words={words} />
        </li>
      ))}
    </List>
  )
}

const Inline = ({ words }: { words: Words }) =>
  words.map((word, at) => <Word key={at} word={word} />)

function Word({ word }: { word: Words[number] }) {
  if (word.type === 'break') return <br />
  if (word.type === 'link') return <ContentLink target={word}>{word.text}</ContentLink>
  const emphasised = word.marks?.includes('emphasis') ? <em>{word.text}</em> : word.text
  return word.marks?.includes('strong') ? <strong>{emphasised}</strong> : emphasised
}
