/** Reads the blocks that hold data or styles. */
import { transformSync } from 'esbuild'
import { parseDocument } from 'yaml'
import { type Block, type Problem, problemIn } from './blocks'

const readers: Readonly<Record<string, (code: string) => string | undefined>> = {
  json: (code) => {
    JSON.parse(code)
    return undefined
  },
  yaml: (code) => parseDocument(code).errors[0]?.message,
  css: (code) => transformSync(code, { loader: 'css', logLevel: 'silent' }).warnings[0]?.text,
  html: (code) =>
    /<html[\s>][\s\S]*<body[\s>][\s\S]*<\/html>/.test(code) ? undefined : 'it is no whole page',
}

/** The languages that are read. */
export const dataLanguages = Object.keys(readers)

/** What cannot be read of a block. */
export function checkData(block: Block): Problem[] {
  try {
    const message = readers[block.language]?.(block.code)
    return message ? [problemIn(block, message)] : []
  } catch (error) {
    return [problemIn(block, (error as Error).message.split('\n')[0] ?? 'cannot be read')]
  }
}
