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
 * A reporter of vitest: writes down what went wrong outside of every test, one line each, which the report in JSON leaves
 * out. The file is named by `CARTWRIGHT_TEST_STRAYS`.
 */
export default class StrayErrors {
  onTestRunEnd(_modules, errors) {
    if (errors.length)
      writeFileSync(process.env.CARTWRIGHT_TEST_STRAYS, JSON.stringify(errors.map(inOneLine)))
  }
}
