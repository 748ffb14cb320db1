import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Block, Inline } from '../text/markdown'

/** A text set for reading. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <BlockView key={at} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={block.id}>
          <Words content={block.content} />
        </Heading>
      )
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List>
          {block.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do the items of its lists
            <li key={at}>
              <Words content={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'quote':
      return (
        <blockquote>
          <p>
            <Words content={block.content} />
          </p>
        </blockquote>
      )
    case 'rule':
      return <hr />
    default:
      return (
        <p>
          <Words content={block.content} />
        </p>
      )
  }
}

const Words = ({ content }: { content: readonly Inline[] }) =>
  content.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nor do words
    <Fragment key={at}>{wordOf(part)}</Fragment>
  ))

function wordOf(part: Inline) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'break':
      return <br />
    case 'code':
      return <code>{part.text}</code>
    case 'strong':
      return (
        <strong>
          <Words content={part.content} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <Words content={part.content} />
        </em>
      )
    case 'link':
      return part.href.startsWith('/') ? (
        <Link to={part.href}>
          <Words content={part.content} />
        </Link>
      ) : (
        <a href={part.href}>
          <Words content={part.content} />
        </a>
      )
  }
}
