/** A piece of a line. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'link'; href: string; content: Inline[] }

/** A part of a text, from the top to the bottom. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; content: Inline[] }
  | { kind: 'paragraph' | 'quote'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'rule' }

/**
 * Reads the Markdown that the pages of the shop are written in: headings, paragraphs, lists, quotes, rules; strong and
 * emphasised words, code, links. It becomes data, never markup: whatever else stands in a text is shown as it is typed.
 */
export function parseMarkdown(source: string): Block[] {
  const parts = source
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  const ids = new Map<string, number>()
  return parts.flatMap((part) => blocksOf(part, ids))
}

function blocksOf(part: string, ids: Map<string, number>): Block[] {
  const heading = part.match(/^(#{1,3}) +(.+)(?:\n([\s\S]+))?$/)
  if (heading) {
    const [, marks = '', title = '', rest] = heading
    const block: Block = {
      kind: 'heading',
      // The page has the one heading of the first level already.
      level: marks.length === 3 ? 3 : 2,
      id: idOf(title, ids),
      content: parseInline(title.trim()),
    }
    return rest ? [block, ...blocksOf(rest.trim(), ids)] : [block]
  }
  if (/^([-*_])\1{2,}$/.test(part)) return [{ kind: 'rule' }]
  const lines = part.split('\n')
  const listed = listOf(lines)
  if (listed) return [listed]
  if (lines.every((line) => line.startsWith('>')))
    return [
      {
        kind: 'quote',
        content: parseInline(
          lines
            .map((line) => line.replace(/^> ?/, ''))
            .join(' ')
            .trim(),
        ),
      },
    ]
  return [{ kind: 'paragraph', content: paragraphOf(lines) }]
}

/** Lines run on, but for one that ends in a backslash. */
const paragraphOf = (lines: readonly string[]): Inline[] =>
  lines
    .map((line) => line.trim())
    .join(' ')
    .split(/\\ /)
    .flatMap((part, at): Inline[] => [...(at > 0 ? [{ kind: 'break' as const }] : []), ...parseInline(part)])

const bullet = /^[-*] +/
const number = /^\d+[.)] +/

/** Lines that all belong to a list: what does not begin an item continues the one before it. */
function listOf(lines: string[]): Block | undefined {
  const first = lines[0] ?? ''
  const mark = bullet.test(first) ? bullet : number.test(first) ? number : undefined
  if (!mark) return undefined
  const items: string[] = []
  for (const line of lines) {
    if (mark.test(line)) items.push(line.replace(mark, ''))
    else items.push(`${items.pop()} ${line.trim()}`)
  }
  return {
    kind: 'list',
    isOrdered: mark === number,
    items: items.map((item) => parseInline(item.trim())),
  }
}

/** The address of a heading within its page, in any script, each once. */
function idOf(title: string, ids: Map<string, number>): string {
  const plain = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const seen = ids.get(plain) ?? 0
  ids.set(plain, seen + 1)
  return seen === 0 ? plain || 'part' : `${plain}-${seen + 1}`
}

const marked = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)\)/

export function parseInline(text: string): Inline[] {
  const found = marked.exec(text)
  if (!found) return text ? [{ kind: 'text', text }] : []
  const [whole, strong, emphasis, code, label, href] = found
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + whole.length)
  return [
    ...(before ? [{ kind: 'text' as const, text: before }] : []),
    ...inlineOf(whole, { strong, emphasis, code, label, href }),
    ...parseInline(after),
  ]
}

function inlineOf(
  whole: string,
  { strong, emphasis, code, label, href }: Partial<Record<string, string>>,
): Inline[] {
  if (strong) return [{ kind: 'strong', content: parseInline(strong) }]
  if (emphasis) return [{ kind: 'emphasis', content: parseInline(emphasis) }]
  if (code) return [{ kind: 'code', text: code }]
  if (label && href && isSafe(href)) return [{ kind: 'link', href, content: parseInline(label) }]
  return [{ kind: 'text', text: whole }]
}

/** Pages of the shop, the web, mail and telephone; a script in the place of an address is no link. */
const isSafe = (href: string) => /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(href)

/** The words without any marks, for descriptions and for machines. */
export const plainText = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (part.kind === 'break') return ' '
      return 'content' in part ? plainText(part.content) : part.text
    })
    .join('')
