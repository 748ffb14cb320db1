/** Above each method and each hook of the SDK stands what its call does, as the contract says it, so that an editor shows it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CallName, contract } from '@cartwright/contract'
import { globSync } from 'tinyglobby'
import type { Written } from './written'

const sdk = join(import.meta.dirname, '../../packages/sdk/src')
/** What is made of one call: its indent, what it is made as, and which call. */
const madeOfCall = /^( *)(?:export const \w+ =|\w+:)\s+(?:\w+\(\s*)+'((?:GET|POST|DELETE) [^']+)'/gm
/** A comment that ends right before. */
const commentBefore = /\n *\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/
const longest = 128

/** What a comment says, without its stars. */
const wordsOf = (comment: string) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter(Boolean)
    .join(' ')

function commentOf(words: string, indent: string): string {
  const short = `${indent}/** ${words} */`
  if (short.length <= longest) return short
  const lines = ['']
  for (const word of words.split(' ')) {
    const line = lines.at(-1) as string
    if (`${indent} * ${line} ${word}`.length > longest) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */`
}

/** A source of the SDK with what its calls do. What a comment says after that by hand stays. */
function commented(source: string): string {
  let written = ''
  let from = 0
  for (const made of source.matchAll(madeOfCall)) {
    const [, indent = '', name] = made
    let before = source.slice(from, made.index)
    const comment = commentBefore.exec(before)
    const summary = `${contract[name as CallName].summary}.`
    const said = comment ? wordsOf(comment[1] ?? '') : ''
    const more = said.startsWith(summary) ? said.slice(summary.length) : said && ` ${said}`
    if (comment) before = before.slice(0, comment.index + 1)
    written += `${before}${commentOf(`${summary}${more}`, indent)}\n`
    from = made.index
  }
  return written + source.slice(from)
}

/** Each source of methods and hooks. */
export const callComments = (): Written[] =>
  globSync(['admin/*.ts', 'store/*.ts', 'react/hooks/{admin,store}/*.ts'], { cwd: sdk, absolute: true }).map(
    (file) => {
      const is = readFileSync(file, 'utf8')
      return { file, is, shouldBe: commented(is) }
    },
  )
