/** The pages that are written by hand: `docs/`, and what stands at the root of the repository for whoever takes part. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Page } from './page'

const root = join(import.meta.dirname, '../..')

/** What stands elsewhere than in `docs/`, and the page that it is. */
const elsewhere: Readonly<Record<string, string>> = {
  'ARCHITECTURE.md': 'architecture',
  'CONTRIBUTING.md': 'contributing',
  'SECURITY.md': 'reporting',
  'packages/ui/README.md': 'components',
}

const titles: Readonly<Record<string, string>> = {
  reporting: 'Reporting a weakness',
  components: 'Components',
}

/** The page of each source file, by its path in the repository. */
export const pathsOfSources = (): ReadonlyMap<string, string> =>
  new Map([
    ...globSync('docs/**/*.md', { cwd: root }).map((file) => [file, file.slice(5, -3)] as const),
    ...Object.entries(elsewhere),
  ])

/** The pages written by hand, their links leading to each other. */
export function handwrittenPages(): Page[] {
  const paths = pathsOfSources()
  return [...paths].map(([file, path]) => {
    const text = withLinks(readFileSync(join(root, file), 'utf8'), file, path, paths)
    const [, first = path] = /^# (.+)$/m.exec(text) ?? []
    const title = titles[path] ?? first.replaceAll('`', '')
    return { path, title, description: descriptionOf(text), text: titled(text, title) }
  })
}

const titled = (text: string, title: string) =>
  title in titles || Object.values(titles).includes(title) ? text.replace(/^# .+$/m, `# ${title}`) : text

/** The first sentence below the title. */
function descriptionOf(text: string): string {
  const paragraph = text
    .replace(/```[\s\S]*?```/g, '')
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .find((part) => part && !/^[#|<>*-]/.test(part))
  const plain = (paragraph ?? '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
  return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain
}

/**
 * Links of a source lead to files; those to pages are made to lead to the page, and those to other files of the repository
 * become its path, as the site has no copy of it.
 * @throws for a link to a file that is not there
 */
function withLinks(text: string, file: string, path: string, paths: ReadonlyMap<string, string>): string {
  const parts = text.replace(/<!--[\s\S]*?-->\n?/g, '').split(/(```[\s\S]*?```)/)
  return parts
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, words: string, to: string) => {
            if (/^(https?:|mailto:|#|\/)/.test(to)) return whole
            const [target = '', anchor] = to.split('#')
            const wanted = join(dirname(file), target)
            const page = paths.get(wanted)
            if (page) {
              const away = relative(dirname(path), page)
              return `[${words}](${away.startsWith('.') ? away : `./${away}`}.md${anchor ? `#${anchor}` : ''})`
            }
            if (!existsSync(join(root, wanted))) throw new Error(`${file} links to ${to}, which is not there`)
            return /^`.*`$/.test(words) || words.includes(wanted) ? words : `${words} (\`${wanted}\`)`
          }),
    )
    .join('')
}
