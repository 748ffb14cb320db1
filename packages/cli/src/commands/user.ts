import { isRole, roleSummaries } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import { type Command, Option } from 'commander'
import { askText } from '../ask'
import { withClient } from '../client'
import { destinationOf } from '../destination'
import { type OutputFlags, onShop, type ShopFlags, withOutput } from '../flags'
import { formatOf, printRecord, printRows } from '../output'
import { CommandError, exit, note, readStdin } from '../shell'
import { withShopAs } from '../with-shop'

type Flags = ShopFlags & OutputFlags

/** `owner: everything; …` */
const roleHelp = `${Object.entries(roleSummaries)
  .map(([id, summary]) => `${id}: ${summary}`)
  .join('; ')}; or the id of a role of the shop's own`

export function user(program: Command) {
  const command = program.command('user').description('Staff: who works in the shop, and as what')
  const sub = (words: string, description: string) =>
    onShop(withOutput(command.command(words).description(description)))
  sub('create', 'Make somebody staff')
    .requiredOption('--email <email>', 'e-mail to sign in with')
    .option('--password-stdin', 'read the password from standard input')
    .addOption(new Option('--role <role>', `admin is owner; ${roleHelp}`).default('admin'))
    .option('--first-name <name>')
    .option('--last-name <name>')
    .action((flags: NewUser) => create(flags))
  sub('invite', 'Invite somebody by mail; the link is shown too')
    .requiredOption('--email <email>', 'where the invitation goes')
    .addOption(new Option('--role <role>', roleHelp).default('member'))
    .action((flags: Flags & { email: string; role: string }) => invite(flags))
  sub('list', 'List staff: role, two-factor, when they were last seen').action((flags: Flags) => list(flags))
  sub('role <email> <role>', `Give somebody another role. ${roleHelp}`).action(
    (email: string, role: string, flags: Flags) => changeRole(email, role, flags),
  )
  sub('reset-password <email>', 'Send a mail to choose a new password by; on this machine, set one')
    .option('--password-stdin', 'on this machine: read the new password from standard input')
    .option('--mail', 'on this machine too: send the mail')
    .action((email: string, flags: Flags & { passwordStdin?: boolean; mail?: boolean }) =>
      resetPassword(email, flags),
    )
}

interface NewUser extends Flags {
  email: string
  role: string
  passwordStdin?: boolean
  firstName?: string
  lastName?: string
}

/** The words of v1 are kept as such, every other role by its id. */
const roleOf = (role: string) => (isRole(role) ? { role } : { role_id: role })

const passwordOf = (flags: { passwordStdin?: boolean }) =>
  flags.passwordStdin
    ? readStdin()
    : askText('Password', `Pipe it in: printf %s "$PASSWORD" | cartwright user … --password-stdin`, {
        isHidden: true,
      })

async function create(flags: NewUser): Promise<void> {
  const password = await passwordOf(flags)
  const input = {
    email: flags.email,
    password,
    ...roleOf(flags.role),
    first_name: flags.firstName,
    last_name: flags.lastName,
  }
  const at = await destinationOf(flags)
  // The first of a new shop has nobody to act for, and no shop yet perhaps.
  const id =
    at.kind === 'local' && !at.token
      ? await withShopAs('user create', at, async (shop) => {
          const { createUser } = await import('@cartwright/server')
          return createUser(shop, input)
        })
      : await withClient(flags, async (client) => (await client.admin.users.create(input)).user.id)
  if (formatOf(flags) !== 'table') printRecord({ id, email: flags.email, role: flags.role }, flags)
  else note(`${flags.email} is staff now (${flags.role})`)
}

const invite = (flags: Flags & { email: string; role: string }) =>
  withClient(flags, async (client) => {
    await client.admin.invites.create({ user: flags.email, ...roleOf(flags.role) })
    const { invites } = await client.admin.invites.list()
    const made = invites.find(({ user_email }) => user_email === flags.email.toLowerCase())
    if (!made) throw new CommandError(`The invitation of ${flags.email} is gone already`, exit.notFound)
    const { id, user_email, expires_at, invite_url } = made
    printRecord({ id, email: user_email, role: flags.role, expires_at, invite_url }, flags)
  })

const columns = ['id', 'email', 'first_name', 'last_name', 'role_id', 'two_factor', 'last_seen_at']

const list = (flags: Flags) =>
  withClient(flags, async (client) => {
    const rows = await client.admin.team.iterate().toArray()
    const isTable = formatOf(flags) === 'table' && flags.fields === undefined
    printRows(
      rows.map((row) => ({
        ...row,
        ...(isTable ? { two_factor: row.two_factor.is_on ? 'on' : 'off' } : {}),
      })),
      flags,
      columns,
    )
    if (rows.length === 0) note('Nobody is staff yet: cartwright user create --email you@example.com')
  })

/** @throws CommandError when nobody on the staff has it */
async function idOf(client: Client, email: string): Promise<string> {
  const { users } = await client.admin.users.list({ email: email.toLowerCase() })
  const [found] = users
  if (!found) throw new CommandError(`${email} is not staff`, exit.notFound, 'Who is: cartwright user list')
  return found.id
}

const changeRole = (email: string, role: string, flags: Flags) =>
  withClient(flags, async (client) => {
    const id = await idOf(client, email)
    await client.admin.users.update(id, roleOf(role))
    if (formatOf(flags) !== 'table') printRecord({ id, email, role }, flags)
    else note(`${email} is ${role} now`)
  })

async function resetPassword(
  email: string,
  flags: Flags & { passwordStdin?: boolean; mail?: boolean },
): Promise<void> {
  const at = await destinationOf(flags)
  const isMailed = flags.mail || at.kind === 'remote'
  if (isMailed && flags.passwordStdin)
    throw new CommandError(
      'A password is set on the machine of the shop alone',
      exit.usage,
      'Leave out --password-stdin: they get a mail',
    )
  if (isMailed) await withClient(flags, (client) => client.admin.users.sendResetPasswordToken({ email }))
  else {
    const password = await passwordOf(flags)
    await withShopAs('user reset-password', at, async (shop) => {
      const { setStaffPassword } = await import('@cartwright/server')
      await setStaffPassword(shop, email, password)
    })
  }
  if (formatOf(flags) !== 'table') printRecord({ email, is_mailed: isMailed }, flags)
  else
    note(
      isMailed
        ? `If ${email} is staff, a mail is on its way`
        : `${email} has a new password; all sessions ended`,
    )
}
