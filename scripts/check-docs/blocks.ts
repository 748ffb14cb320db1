/** A block of code of a page, with what stands behind its language: ` ```ts continues with client, id`. */
export interface Block {
  page: string
  /** Of its first line of code, from 1. */
  line: number
  language: string
  /** Goes on where the block before it of the same kind ended. */
  continues: boolean
  /** Names that the words around it introduce: what they are stands in given.ts. */
  given: readonly string[]
  /** The file that it is, so that others of the page may import it. */
  file?: string
  /** Is refused by the shop, and says so. */
  isRefused: boolean
  code: string
}

/**
 * The blocks of a page, in order. Behind the language may stand, in this order: `continues`, `refused`, `file NAME`,
 * `with NAME, NAME`.
 * @throws for a fence without a language, and for words it does not know
 */
export function blocksOf(page: string, text: string): Block[] {
  const blocks: Block[] = []
  const lines = text.split('\n')
  let open: { info: string; fence: string; indent: number; line: number } | undefined
  let code: string[] = []
  for (const [at, line] of lines.entries()) {
    const [, indent = '', fence = '', info = ''] = /^(\s*)(`{3,})(.*)$/.exec(line) ?? []
    if (open) {
      if (fence.length >= open.fence.length && !info.trim()) {
        blocks.push({
          page,
          line: open.line,
          ...read(open.info, `${page}:${open.line - 1}`),
          code: code.join('\n'),
        })
        open = undefined
        code = []
      } else code.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)))
    } else if (fence) open = { info: info.trim(), fence, indent: indent.length, line: at + 2 }
  }
  if (open) throw new Error(`${page}:${open.line - 1}: the block is not closed`)
  return blocks
}

function read(
  info: string,
  where: string,
): Pick<Block, 'language' | 'continues' | 'given' | 'file' | 'isRefused'> {
  const found = /^(\w+)( continues)?( refused)?(?: file (\S+))?(?: with ([\w, ]+))?(?: \[[^\]]+\])?$/.exec(
    info,
  )
  if (!found)
    throw new Error(
      `${where}: a block says its language, then what is special about it: "${info || 'nothing'}" says neither`,
    )
  const [, language = '', continues, refused, file, given = ''] = found
  return {
    language,
    continues: Boolean(continues),
    isRefused: Boolean(refused),
    ...(file ? { file } : {}),
    given: given ? given.split(',').map((name) => name.trim()) : [],
  }
}

/** What is wrong with a block, where it stands. */
export interface Problem {
  page: string
  line: number
  message: string
}

export const problemIn = ({ page, line }: Block, message: string, down = 0): Problem => ({
  page,
  line: line + down,
  message,
})
