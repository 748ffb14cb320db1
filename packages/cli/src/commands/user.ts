import { roles } from '@cartwright/contract'
import { type Command, Option } from 'commander'
import { CommandError, data, exit, mayAsk, readStdin, say } from '../shell'
import { withShopAs } from '../with-shop'

/** `admin: everything; …` */
const roleHelp = Object.entries(roles)
  .map(([name, { summary }]) => `${name}: ${summary}`)
  .join('; ')

export function user(program: Command) {
  program
    .command('user')
    .description('Staff')
    .command('create')
    .description('Make somebody staff')
    .requiredOption('--email <email>', 'e-mail to sign in with')
    .option('--password-stdin', 'read the password from standard input')
    .addOption(new Option('--role <role>', roleHelp).choices(Object.keys(roles)).default('admin'))
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--data <folder>', 'data folder')
    .option('--json', 'as JSON')
    .action(async (options) => {
      const password = options.passwordStdin ? await readStdin() : await askPassword()
      const { createUser } = await import('@cartwright/server')
      const id = await withShopAs('user create', options, (shop) =>
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
