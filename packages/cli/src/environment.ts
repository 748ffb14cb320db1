import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { CommandError, exit } from './shell'

export const environmentFile = '.env'

/**
 * Takes what `.env` of the working folder says into the environment; what is there already goes before it. Not for `dev`,
 * whose shops each read it as it is when they open, nor for `init`, which is about another folder.
 * @throws CommandError for a file that cannot be read
 */
export function loadEnvironment([command]: readonly string[], folder = process.cwd()): void {
  const file = join(folder, environmentFile)
  if (command === 'dev' || command === 'init' || !existsSync(file)) return
  try {
    // Says why, which the other does not.
    readFileSync(file)
    loadEnvFile(file)
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`, exit.usage)
  }
}
