import { randomBytes } from 'node:crypto'
import type { Parsed, Webhook } from '@cartwright/contract'
import { notFound, wrongField } from '../../errors'
import { OutgoingError, permittedAddress } from '../../http/outgoing'
import { seal, unseal } from '../../seal'
import type { Shop, Tx } from '../../shop'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { newId } from '../../store/schema/ids'
import { deleteDeliveriesOf } from './queries'

const whole = shapeOf([])

/** @throws not_found */
export async function findWebhook(shop: Shop, id: string): Promise<Webhook> {
  const webhook = await findOne<Webhook>(shop.db, 'webhook', id, whole)
  if (!webhook) throw notFound('Webhook', id)
  return webhook
}

/** Has an address told of events. The secret is answered this once. @throws invalid_data for an address that is never asked */
export async function createWebhook(
  shop: Shop,
  input: Parsed<'POST /admin/webhooks'>['body'],
): Promise<{ webhook: Webhook; secret: string }> {
  assertAddress(shop, input.url)
  const id = newId('whk')
  const { secret, sealed } = newSecret(shop, id)
  await shop.transaction((tx) => tx.insertRows(tx.t.webhook, [{ id, ...input, ...sealed }]))
  return { webhook: await findWebhook(shop, id), secret }
}

/** Switched on again it begins anew, as if nothing had failed. @throws not_found, invalid_data */
export async function updateWebhook(
  shop: Shop,
  id: string,
  change: Parsed<'POST /admin/webhooks/:id'>['body'],
): Promise<Webhook> {
  if (change.url !== undefined) assertAddress(shop, change.url)
  const begins = change.is_enabled ? { failing_since: null, disabled_at: null } : {}
  await shop.transaction(async (tx) => {
    const changed = await tx.updateRows(tx.t.webhook, { id }, { ...change, ...begins })
    if (changed === 0) throw notFound('Webhook', id)
  })
  return findWebhook(shop, id)
}

/** Silent when there is none. What waits to be delivered is not. */
export async function deleteWebhook(shop: Shop, id: string): Promise<void> {
  await shop.transaction((tx) => tx.deleteRows(tx.t.webhook, { id }))
  await deleteDeliveriesOf(shop, id)
}

/** Makes a new secret, answered this once; the one before counts beside it for some hours. @throws not_found */
export async function renewSecret(
  shop: Shop,
  id: string,
  overlapHours: number,
): Promise<{ webhook: Webhook; secret: string }> {
  const { secret, sealed } = newSecret(shop, id)
  await shop.transaction(async (tx) => {
    const old = await lockedSecret(tx, id)
    const overlap =
      overlapHours > 0
        ? {
            sealed_old_secret: old,
            old_secret_until: new Date(Date.now() + overlapHours * 3_600_000).toISOString(),
          }
        : { sealed_old_secret: null, old_secret_until: null }
    await tx.updateRows(tx.t.webhook, { id }, { ...sealed, ...overlap })
  })
  return { webhook: await findWebhook(shop, id), secret }
}

async function lockedSecret(tx: Tx, id: string): Promise<string> {
  const { webhook: t } = tx.t
  const [row] = await tx.lockRows(t, { id }, { columns: ['sealed_secret'] })
  if (!row) throw notFound('Webhook', id)
  return row.sealed_secret
}

function newSecret(shop: Shop, id: string) {
  const secret = `whsec_${randomBytes(32).toString('base64url')}`
  return {
    secret,
    sealed: { sealed_secret: seal(shop.secrets, purposeOf(id), secret), secret_hint: secret.slice(-4) },
  }
}

/** What the secret of a webhook is sealed for. */
export const purposeOf = (id: string) => `webhook ${id}`

/** The secrets that a delivery is signed with now: none where the shop's own secret is a new one. */
export function secretsOf(
  shop: Shop,
  row: {
    id: string
    sealed_secret: string
    sealed_old_secret: string | null
    old_secret_until: string | null
  },
): string[] {
  const counts = row.old_secret_until !== null && Date.parse(row.old_secret_until) > Date.now()
  return [row.sealed_secret, counts ? row.sealed_old_secret : null].flatMap((sealed) =>
    sealed ? (unseal(shop.secrets, purposeOf(row.id), sealed)?.toString('utf8') ?? []) : [],
  )
}

function assertAddress(shop: Shop, url: string): void {
  try {
    permittedAddress(url, shop.webhooksMayBeLocal)
  } catch (error) {
    if (error instanceof OutgoingError) throw wrongField('url', error.message)
    throw error
  }
}
