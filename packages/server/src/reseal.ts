import { and, eq } from 'drizzle-orm'
import { mailPassword } from './modules/notification/mail-server'
import { purposeOf } from './modules/webhook/change-webhooks'
import { resealed } from './seal'
import { forgetLeaked } from './secrets'
import type { Shop, Tx } from './shop'

/**
 * Seals anew whatever an earlier secret sealed: second factors, the password of the mail server, the secrets of webhooks. For a
 * shop that starts, as one that runs may not know the new secret yet. Secrets that count for nothing more are then forgotten.
 */
export async function resealAll(shop: Shop): Promise<void> {
  if (!shop.secrets.retired?.length) return
  await shop.transaction(async (tx) => {
    await resealFactors(shop, tx)
    await resealMailServer(shop, tx)
    await resealWebhooks(shop, tx)
  })
  forgetLeaked(shop.place.data)
}

async function resealFactors({ secrets }: Shop, tx: Tx): Promise<void> {
  const { two_factor: t } = tx.t
  for (const { user_id, secret } of await tx.select().from(t)) {
    const anew = resealed(secrets, user_id, secret)
    // Conditional: another instance may have been here before, or its owner begun again.
    if (anew)
      await tx
        .update(t)
        .set({ secret: anew })
        .where(and(eq(t.user_id, user_id), eq(t.secret, secret)))
  }
}

async function resealMailServer({ secrets }: Shop, tx: Tx): Promise<void> {
  const { mail_server: t } = tx.t
  for (const { sealed_password } of await tx.select().from(t)) {
    const anew = sealed_password && resealed(secrets, mailPassword, sealed_password)
    if (anew) await tx.update(t).set({ sealed_password: anew }).where(eq(t.sealed_password, sealed_password))
  }
}

async function resealWebhooks({ secrets }: Shop, tx: Tx): Promise<void> {
  const { webhook: t } = tx.t
  for (const { id, sealed_secret, sealed_old_secret } of await tx.select().from(t)) {
    const anew = resealed(secrets, purposeOf(id), sealed_secret)
    if (anew) await tx.update(t).set({ sealed_secret: anew }).where(eq(t.sealed_secret, sealed_secret))
    const old = sealed_old_secret && resealed(secrets, purposeOf(id), sealed_old_secret)
    if (old)
      await tx.update(t).set({ sealed_old_secret: old }).where(eq(t.sealed_old_secret, sealed_old_secret))
  }
}
