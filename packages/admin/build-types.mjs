/** Writes the types that extensions are written with. They are for publishing: a start without types does without them. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = join(import.meta.dirname, 'types')
const compiler = join(import.meta.dirname, '../../node_modules/typescript-native/bin/tsc')

if (process.env.CARTWRIGHT_TYPES !== 'off') {
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { stdio: 'inherit' })
  for (const name of readdirSync(folder, { recursive: true }))
    if (name.endsWith('.d.ts')) withWholeNames(join(folder, name))
}

/** Whoever resolves as Node does needs the names of files whole: `./kit/Page.js` leads to `./kit/Page.d.ts`. */
function withWholeNames(file) {
  const text = readFileSync(file, 'utf8')
  const whole = text.replaceAll(/(from |import\()(['"])(\.{1,2}\/[^'"]+)\2/g, (_, before, quote, name) => {
    const at = join(dirname(file), name)
    const target = existsSync(`${at}.d.ts`)
      ? `${name}.js`
      : existsSync(join(at, 'index.d.ts'))
        ? `${name}/index.js`
        : name
    return `${before}${quote}${target}${quote}`
  })
  if (whole !== text) writeFileSync(file, whole)
}
