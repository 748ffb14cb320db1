import type { Command } from 'commander'
import { CommandError, data, exit, mayAsk, readStdin, say } from '../shell'
import { withShop } from '../with-shop'

export function user(program: Command) {
  program
    .command('user')
    .description('Staff')
    .command('create')
    .description('Make somebody staff')
    .requiredOption('--email <email>', 'e-mail to sign in with')
    .option('--password-stdin', 'read the password from standard input')
    .option('--role <role>', 'admin, member or developer', 'admin')
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--data <folder>', 'data folder')
    .option('--json', 'as JSON')
    .action(async (options) => {
      const roles = ['admin', 'member', 'developer'] as const
      if (!roles.includes(options.role))
        throw new CommandError(`--role must be one of ${roles.join(', ')}`, exit.usage)
      const password = options.passwordStdin ? await readStdin() : await askPassword()
      const { createUser } = await import('@cartwright/server')
      const id = await withShop(options, (shop) =>
        createUser(shop, {
          email: options.email,
          password,
          role: options.role,
          first_name: options.firstName,
          last_name: options.lastName,
        }),
      )
      if (options.json) data(JSON.stringify({ id, email: options.email, role: options.role }))
      else say(`${options.email} is staff now (${options.role})`)
    })
}

async function askPassword(): Promise<string> {
  if (!mayAsk())
    throw new CommandError(
      'No password given',
      exit.usage,
      'Pipe it in: printf %s "$PASSWORD" | cartwright user create --password-stdin …',
    )
  const { password } = await import('inquirer').then(({ default: inquirer }) =>
    inquirer.prompt([{ type: 'password', name: 'password', message: 'Password', mask: '•' }]),
  )
  return password as string
}
