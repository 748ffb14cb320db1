/** May I push? Types, lint, imports, unit tests: under a minute. */
import { join } from 'node:path'
import { install, root, run, say } from './workspace.mjs'

await install()
const bin = (name) => join(root, 'node_modules', '.bin', name)
const started = performance.now()
const steps = [
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['lint', bin('biome'), ['check', '.']],
  ['imports', bin('tsx'), ['scripts/check-imports.ts']],
  ['unit tests', bin('vitest'), ['run', '--project', 'unit']],
]
let failed = 0
for (const [name, command, args] of steps) {
  const at = performance.now()
  const code = await run(command, args)
  say(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - at) / 1000).toFixed(1)} s)`)
  if (code !== 0) failed += 1
}
say(
  `${steps.length - failed} passed, ${failed} failed in ${((performance.now() - started) / 1000).toFixed(1)} s`,
)
process.exit(failed ? 1 : 0)
