import { CommandError, exit } from './shell'

/**
 * A whole number as an option gives it.
 * @throws CommandError for anything else, and beyond `most`
 */
export function whole(option: string, text: string, most: number): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0 || value > most)
    throw new CommandError(`${option} ${text} is not a whole number from 0 to ${most}`, exit.usage)
  return value
}
