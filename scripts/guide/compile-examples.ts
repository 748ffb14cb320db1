/** Type-checks the examples that references are written with, all in one program. */
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

/** What the compiler finds wrong, a sentence each, with the name of the example. */
export function compileExamples(examples: readonly { name: string; code: string }[]): string[] {
  const file = join(root, 'scripts/guide/examples-of-the-sdk.ts')
  const starts: { line: number; name: string }[] = []
  const lines = [
    "import { createClient } from '@cartwright/sdk'",
    "const client = createClient({ baseUrl: 'http://localhost:9000' })",
    'const bytes = new Uint8Array()',
  ]
  for (const { name, code } of examples) {
    starts.push({ line: lines.length, name })
    lines.push('{', ...code.split('\n'), '}')
  }
  lines.push('export {}')
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  const text = lines.join('\n')
  host.fileExists = (name) => name === file || fileExists(name)
  host.readFile = (name) => (name === file ? text : readFile(name))
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest)
  const program = ts.createProgram(
    [file],
    { ...options, incremental: false, tsBuildInfoFile: undefined },
    host,
  )
  const source = program.getSourceFile(file)
  if (!source) throw new Error('The examples cannot be read')
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
    (found) => {
      const { line } = source.getLineAndCharacterOfPosition(found.start ?? 0)
      const of = starts.findLast((start) => start.line <= line)
      return `${of?.name}: ${ts.flattenDiagnosticMessageText(found.messageText, ' ')}`
    },
  )
}
