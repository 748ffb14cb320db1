import { CommandError, exit, mayAsk } from './shell'

/** A line of text, or a hidden one. @throws CommandError where nobody can be asked: `instead` says which flag does it */
export async function askText(
  message: string,
  instead: string,
  {
    isHidden = false,
    isOptional = false,
    start,
  }: { isHidden?: boolean; isOptional?: boolean; start?: string } = {},
): Promise<string> {
  if (!mayAsk()) throw new CommandError(`${message}: not given, and nobody here to ask`, exit.usage, instead)
  const prompt = await prompts()
  const validate = (text: string) => isOptional || text.trim() !== '' || 'Say something, or leave by Ctrl-C'
  const { answer } = isHidden
    ? await prompt([{ type: 'password', name: 'answer', message, mask: '•', validate }])
    : await prompt([{ type: 'input', name: 'answer', message, default: start, validate }])
  return answer
}

/**
 * Lets somebody confirm what does not come back.
 * @throws CommandError of `cancelled` when they do not, of `usage` where nobody can be asked and `--yes` is not said
 */
export async function confirm(question: string, yes: boolean | undefined): Promise<void> {
  if (yes) return
  if (!mayAsk())
    throw new CommandError(
      `${question} Nobody here to ask`,
      exit.usage,
      'Say --yes to go on without being asked',
    )
  const prompt = await prompts()
  const { answer } = await prompt([{ type: 'confirm', name: 'answer', message: question, default: false }])
  if (!answer) throw new CommandError('Nothing was changed', exit.cancelled)
}

/** Questions are talk: what is piped gets data only. */
async function prompts() {
  const { default: inquirer } = await import('inquirer')
  return inquirer.createPromptModule({ output: process.stderr })
}
