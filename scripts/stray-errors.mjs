import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** What was said and the first place of our own it was said from. */
const inOneLine = ({ message, stack }) => {
  const place = (stack ?? '')
    .split('\n')
    .find((line) => line.includes('    at ') && !line.includes('node_modules'))
  return [stripVTControlCharacters(message ?? '').split('\n')[0], place?.trim()].filter(Boolean).join(' ')
}

/**
 * A reporter of vitest: writes down what went wrong outside of every test, which the report in JSON leaves out: `run` for errors
 * that nobody waited for, and by file those of what stands around its tests, one line each. The file it writes is named by
 * `CARTWRIGHT_TEST_STRAYS`.
 */
export default class StrayErrors {
  onTestRunEnd(modules, errors) {
    const around = modules.map((module) => [
      module.moduleId,
      [module, ...module.children.allSuites()].flatMap((one) => one.errors()).map(inOneLine),
    ])
    const files = Object.fromEntries(around.filter(([, lines]) => lines.length > 0))
    writeFileSync(process.env.CARTWRIGHT_TEST_STRAYS, JSON.stringify({ run: errors.map(inOneLine), files }))
  }
}
