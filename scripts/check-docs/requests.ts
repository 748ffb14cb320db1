/** Runs the blocks of `sh` that ask a shop (`$SHOP`): those of a page one after another in one shell, against a shop that is open. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Block, type Problem, problemIn } from './blocks'

const root = join(import.meta.dirname, '../..')

/** A shop that is asked. */
export interface AskedShop {
  url: string
  token: string
  /** Its data folder, for commands. */
  data: string
}

/** Blocks that ask a shop, and what sets variables for them. */
export const isRequest = ({ language, code }: Block): boolean =>
  language === 'sh' && /\$SHOP|export SHOP/.test(code)

/** What was refused though the page does not say so, and what went through though it says otherwise. */
export async function runRequests(blocks: readonly Block[], shop: AskedShop): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const page of new Set(blocks.map((block) => block.page)))
    problems.push(
      ...(await runPage(
        blocks.filter((block) => block.page === page),
        shop,
      )),
    )
  return problems
}

/**
 * A request that is refused ends the shell, as it would end a script; commands of the page work on the data of the shop, by
 * the sources. `SHOP` stays what it is: pages say which address a reader has.
 */
const prelude = `set -eu -o pipefail
curl() { command curl --fail-with-body --silent --show-error "$@"; }
npx() { shift; cartwright "$@"; }
cartwright() { (cd "$WORKSPACE" && node --import tsx --conditions=@cartwright/source packages/cli/src/main.ts "$@" --data "$DATA"); }
readonly SHOP
`

async function runPage(blocks: readonly Block[], { url, token, data }: AskedShop): Promise<Problem[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-page-'))
  const script = blocks
    .map(({ code, isRefused }, at) => {
      const kept = code
        .split('\n')
        .filter((line) => !/^export SHOP=/.test(line))
        .join('\n')
      return isRefused
        ? `echo "@@ ${at}" >&2\nif ( ${kept}\n); then echo "it was not refused" >&2; exit 9; fi`
        : `echo "@@ ${at}" >&2\n${kept}`
    })
    .join('\n')
  const { code, output } = await shell(prelude + script, folder, {
    SHOP: url,
    TOKEN: token,
    WORKSPACE: root,
    DATA: data,
  })
  rmSync(folder, { recursive: true, force: true })
  if (code === 0) return []
  const [, at = '0', said = ''] = /[\s\S]*@@ (\d+)\n([\s\S]*)$/.exec(output) ?? []
  const block = blocks[Number(at)] ?? blocks[0]
  return block ? [problemIn(block, said.trim().split('\n').slice(-3).join(' ') || `ended with ${code}`)] : []
}

const shell = (script: string, cwd: string, env: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn('bash', ['-c', script], {
      cwd,
      env: { ...process.env, ...env, NO_COLOR: '1', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 120_000,
    })
    let output = ''
    // Answers are long; what was refused is told at the end.
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
