import { basename, dirname, relative } from 'node:path'
import { globSync } from 'tinyglobby'
import { withImports } from '../source-files'
import { callsOf, familyOf } from './calls'
import { callsOfV1 } from './calls-of-v1'
import { reasons } from './reasons'
import { admin, type ScreenFile, screenFiles, testsOf } from './screens'

/** Between these stands what is generated. */
export const tableMarks = ['<!-- calls: start -->', '<!-- calls: end -->'] as const

/** Names of ids differ between documentation and contract; the path is the same. */
const plain = (name: string) => name.replaceAll(/:\w+/g, ':')
const ofV1 = new Map(callsOfV1.map((name) => [plain(name), name]))

/** What is looked at by itself: the frame around all screens, and the list of them. */
const isFrame = (file: string) =>
  /^(shell|extensions)\//.test(relative(admin, file)) ||
  /(routes\.tsx|registry\.ts|\/screens\.ts)$/.test(file)

/** Which screen uses which calls, and how many of v1's are used at all. */
export function coverage(screens: readonly ScreenFile[] = screenFiles()) {
  const tests = testsOf(screens)
  const rows = screens.map(({ path, file, needs = '' }) => ({
    path,
    file,
    tests: tests.get(path) ?? [],
    calls: callsOfAll(withImports(file, isFrame), dirname(file), familyOf(needs)),
  }))
  const frame = globSync('{shell,extensions}/**/*.{ts,tsx}', {
    cwd: admin,
    absolute: true,
    ignore: '**/*.test.*',
  })
  const everywhere = callsOfAll(frame, '', '')
  const used = new Set([...everywhere, ...rows.flatMap(({ calls }) => calls)].map(plain))
  return {
    rows,
    everywhere,
    used: callsOfV1.filter((name) => used.has(plain(name))),
    unused: callsOfV1.filter((name) => !used.has(plain(name))),
  }
}

function callsOfAll(files: readonly string[], folder: string, family: string): string[] {
  const calls = new Set(files.flatMap((file) => callsOf(file, folder, family)))
  return [...calls].toSorted((one, other) => order(one).localeCompare(order(other)))
}
const order = (name: string) => name.split(' ').toReversed().join(' ')

/** The table in Markdown. */
export function coverageTable({ rows, everywhere, used, unused } = coverage()): string {
  return [
    `Used: **${used.length} of the ${callsOfV1.length}** calls that v1 has for staff. Calls are named without \`/admin\`; those with a + are beyond v1.`,
    [
      '| Address | Screen | Tests | Calls |',
      '|---|---|---|---|',
      `| everywhere | the frame, \`shell/\` | ${list(['shell.test.tsx', 'permissions.test.tsx', 'jobs.test.tsx'])} | ${calls(everywhere)} |`,
      ...rows.map(
        ({ path, file, tests, calls: made }) =>
          `| \`${path}\` | ${basename(file, '.tsx')} | ${list(tests.map((test) => basename(test)))} | ${calls(made)} |`,
      ),
    ].join('\n'),
    '### Calls of v1 that no screen uses, and why',
    [
      '| Calls | Instead |',
      '|---|---|',
      ...reasons.map(({ calls: some, reason }) => `| ${calls(some.map(asCall))} | ${reason} |`),
    ].join('\n'),
    ...unexplained(unused).map((name) => `No screen uses \`${name}\`, and nothing says why.`),
  ].join('\n\n')
}

const asCall = (name: string) => name.replace(' ', ' /admin')

/** Calls that nobody uses and nobody says why. */
export function unexplained(unused: readonly string[]): string[] {
  const known = new Set(reasons.flatMap(({ calls: some }) => some.map(asCall)).map(plain))
  return unused.filter((name) => !known.has(plain(name)))
}

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ')
const calls = (names: readonly string[]) =>
  names.map((name) => `\`${name.replace(' /admin', ' ')}\`${ofV1.has(plain(name)) ? '' : ' +'}`).join(', ')
