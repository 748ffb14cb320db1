import type { MailServer, Output, Parsed } from '@cartwright/contract'
import { notAllowed } from '../../errors'
import type { MailSettings } from '../../providers/notification/shop-mails'
import { seal, unseal } from '../../seal'
import type { Secrets } from '../../secrets'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { now } from '../../store/schema/ids'

type State = Output<'GET /admin/mail-server'>
type Input = Parsed<'POST /admin/mail-server'>['body']

const only = 'mail'
/** What its password is sealed for. */
export const mailPassword = 'mail-server'

async function stored(db: Db) {
  const { mail_server: t } = db.t
  return db.rowWhere(t, { id: only })
}

/** The mail server that staff set up, with its password, for whoever sends. */
export async function mailSettings(db: Db, secrets: Secrets): Promise<MailSettings | undefined> {
  const row = await stored(db)
  if (!row) return undefined
  const { host, port, user, sealed_password, from, security } = row
  const password = sealed_password ? unseal(secrets, mailPassword, sealed_password)?.toString('utf8') : null
  return { from, server: { host, port, user, password, security } }
}

/** How mails leave the shop, without the password. */
export async function readMailServer(shop: Shop): Promise<State> {
  const row = await stored(shop.db)
  const mail_server: MailServer | null = row
    ? {
        host: row.host,
        port: row.port,
        user: row.user,
        has_password: row.sealed_password !== null,
        from: row.from,
        security: row.security,
        updated_at: row.updated_at,
      }
    : null
  return { mail_server, is_fixed: shop.isMailFixed, sends: await sends(shop) }
}

async function sends(shop: Shop): Promise<boolean> {
  for (const provider of shop.providers.notification)
    if (provider.sends ? await provider.sends() : provider.id !== 'log') return true
  return false
}

/** Keeps a mail server; a password that is not named stays. */
export async function setMailServer(shop: Shop, { password, ...given }: Input): Promise<State> {
  assertOpen(shop)
  await shop.transaction(async (tx) => {
    const { mail_server: t } = tx.t
    const values = {
      ...given,
      user: given.user || null,
      updated_at: now(),
      ...(password === undefined
        ? {}
        : { sealed_password: password === null ? null : seal(shop.secrets, mailPassword, password) }),
    }
    await tx
      .insert(t)
      .values({ id: only, ...values })
      .onConflictDoUpdate({ target: t.id, set: values })
  })
  return readMailServer(shop)
}

/** Silent when there is none. */
export async function forgetMailServer(shop: Shop): Promise<void> {
  assertOpen(shop)
  await shop.transaction((tx) => tx.deleteRows(tx.t.mail_server, { id: only }))
}

/** Sends a test mail and tells what the server said, also when it refused. @throws not_allowed with no server to try */
export async function testMailServer(shop: Shop, to: string): Promise<{ is_sent: boolean; answer: string }> {
  if (!(await sends(shop))) throw notAllowed('No mail server is set up')
  const provider = shop.providers.notification.find(({ test }) => test)
  if (!provider?.test)
    throw notAllowed('The messages of this shop leave by a provider that cannot be tried out')
  try {
    return { is_sent: true, answer: await provider.test(to) }
  } catch (error) {
    return { is_sent: false, answer: (error as Error).message }
  }
}

function assertOpen(shop: Shop): void {
  if (shop.isMailFixed)
    throw notAllowed(
      'The configuration of the shop says how its mails leave: change it there',
      'mail_server_fixed',
    )
}
