/** May I push? Types, lint, imports, texts, sizes, unit tests: under a minute. */
import { join } from 'node:path'
import { compiled, install, root, run, say, typesOf } from './workspace.mjs'

await install()
await compiled()
const bin = (name) => join(root, 'node_modules', '.bin', name)
const started = performance.now()
const seconds = (at) => `${((performance.now() - at) / 1000).toFixed(1)} s`
let passed = 0
let failed = 0

async function step(name, command, args, env) {
  const at = performance.now()
  const code = await run(command, args, env ? { env } : {})
  say(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(at)})`)
  if (code === 0) passed += 1
  else failed += 1
}

// The types take about as long as all the others, so they run beside them.
await Promise.all([
  step('types', process.execPath, typesOf('tsconfig.json')),
  (async () => {
    await step('lint', bin('biome'), ['check', '.'])
    await step('imports', bin('tsx'), ['scripts/check-imports.ts'])
    await step('languages', bin('tsx'), ['--conditions=@cartwright/source', 'scripts/check-locales.ts'])
    await step('sizes', bin('tsx'), ['scripts/check-sizes.ts'])
    // `npm test` tries the laws of money on 10 000 cases each.
    const fewer = { CARTWRIGHT_LAW_CASES: '300' }
    await step('unit tests', bin('vitest'), ['run', '--project', 'unit', '--reporter=dot'], fewer)
  })(),
])
say(`${passed} passed, ${failed} failed in ${seconds(started)}`)
process.exit(failed ? 1 : 0)
