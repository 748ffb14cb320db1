import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the answers of v1's admin API lie in a data folder until the copy is done. */
export const keptAnswers = (data: string): string => join(data, '.reading-v1', 'answers.db')

/** Whether there are some that a move was begun with. */
export const hasAnswers = (data: string): boolean => existsSync(keptAnswers(data))

/** Forgets them. */
export const forgetAnswers = (data: string): void =>
  rmSync(dirname(keptAnswers(data)), { recursive: true, force: true })
