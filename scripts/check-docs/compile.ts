/** Compiles the TypeScript of all pages in one program, against the sources of the workspace. */
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { type Block, type Problem, problemIn } from './blocks'
import { given } from './given'

const root = join(import.meta.dirname, '../..')
/** Where blocks are as if they stood: from there every package of the workspace is found. */
const folder = join(root, 'scripts/check-docs/of-pages')

interface Part {
  block: Block
  /** The line of the file at which its code begins, from 0. */
  at: number
}
interface File {
  name: string
  lines: string[]
  parts: Part[]
}

/** What the compiler finds wrong, at the lines of the pages. */
export function compile(blocks: readonly Block[]): Problem[] {
  const problems: Problem[] = []
  const files: File[] = []
  for (const block of blocks.filter(({ language }) => language === 'ts' || language === 'tsx')) {
    const strange = block.given.filter((name) => !Object.hasOwn(given, name))
    for (const name of strange)
      problems.push(problemIn(block, `${name} is not among what scripts/check-docs/given.ts introduces`))
    const last = files.at(-1)
    if (block.continues && last?.parts[0]?.block.page === block.page) add(last, block)
    else if (block.continues)
      problems.push(problemIn(block, 'there is no block before it that it could continue'))
    else files.push(add({ name: nameOf(block, files.length), lines: [], parts: [] }, block))
  }
  return [...problems, ...diagnose(files)]
}

function nameOf({ page, file, language }: Block, count: number): string {
  const place = join(folder, page.replaceAll(/[^\w]/g, '-'))
  return file ? join(place, file) : join(place, `block-${count}.${language === 'tsx' ? 'tsx' : 'ts'}`)
}

function add(file: File, block: Block): File {
  const known = new Set(file.parts.flatMap((part) => part.block.given))
  for (const name of block.given)
    if (!known.has(name) && Object.hasOwn(given, name))
      file.lines.push(`declare const ${name}: ${given[name]}`)
  file.parts.push({ block, at: file.lines.length })
  file.lines.push(...block.code.split('\n'))
  return file
}

function diagnose(files: readonly File[]): Problem[] {
  // A module each, so that two blocks may use one name.
  const texts = new Map(files.map(({ name, lines }) => [name, `${lines.join('\n')}\nexport {}\n`]))
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile, directoryExists } = host
  host.fileExists = (name) => texts.has(name) || fileExists(name)
  host.readFile = (name) => texts.get(name) ?? readFile(name)
  host.directoryExists = (name) =>
    [...texts.keys()].some((file) => dirname(file).startsWith(name)) || (directoryExists?.(name) ?? true)
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(name)
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2023)
  }
  const program = ts.createProgram(
    [...texts.keys()],
    { ...options, incremental: false, tsBuildInfoFile: undefined, noUnusedLocals: false },
    host,
  )
  return files.flatMap((file) => {
    const source = program.getSourceFile(file.name)
    if (!source) return []
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      (found) => {
        const { line } = source.getLineAndCharacterOfPosition(found.start ?? 0)
        const part = file.parts.findLast(({ at }) => at <= line) ?? file.parts[0]
        const { block, at } = part as Part
        return problemIn(
          block,
          ts.flattenDiagnosticMessageText(found.messageText, ' '),
          Math.max(0, line - at),
        )
      },
    )
  })
}
