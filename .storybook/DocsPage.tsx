import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { guides } from './guides/index.js'

/** The page of a component: what it is, when to use it, a live example, parts, keyboard, properties, every state. */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']) as unknown as { csfFile: { meta: { title?: string } } }
  const { componentStories } = useContext(DocsContext)
  const [first, ...others] = componentStories()
  const name = csfFile.meta.title?.split('/').at(-1) ?? ''
  const guide = guides[name]
  const frame = guide?.windowHeight
    ? { inline: false, height: `${guide.windowHeight}px` }
    : { inline: true, autoplay: false }
  return (
    <>
      <Title />
      <Description />
      {guide && (
        <>
          <Source
            language="tsx"
            code={`import { ${name === 'Toast' ? 'ToastRegion, useToast' : name} } from '@cartwright/ui/${name}'`}
          />
          <Heading>When to use</Heading>
          <p>{guide.when}</p>
        </>
      )}
      <Heading>Example</Heading>
      {first && <Canvas of={first.moduleExport} story={frame} />}
      {guide && (
        <>
          <Heading>Anatomy</Heading>
          <ol>
            {guide.anatomy.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ol>
          <Heading>Keyboard</Heading>
          <Keyboard keys={guide.keys} />
          <Heading>Properties</Heading>
          <p>
            Amounts of money are integers of the currency’s minor units, times are milliseconds, lengths are
            pixels, unless a property says otherwise.
          </p>
          <Controls />
        </>
      )}
      {others.length > 0 && <Heading>Other states</Heading>}
      {others.map((story) => (
        <section key={story.id}>
          <h3>{story.name}</h3>
          <Canvas of={story.moduleExport} story={frame} />
        </section>
      ))}
    </>
  )
}

function Keyboard({ keys }: { keys: readonly (readonly [string, string])[] }) {
  if (keys.length === 0) return <p>Nothing in it takes the focus.</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <td>{key}</td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
