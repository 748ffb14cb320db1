import type { Notification, Output } from '@cartwright/contract'
import type { Caller } from '../../http/request'
import type { Shop } from '../../shop'
import { findInvite } from '../invite/change-invites'
import { shownInvite } from '../invite/shown-invites'
import { mailData } from './mail-data'
import { retrieveNotification } from './queries'

type Preview = Output<'GET /admin/notifications/:id/preview'>['preview']

const invited = 'invite.created'

/**
 * What the reader saw. Of a message with a token, or of a provider that keeps nothing, only what it was about. The link of
 * an invite that is open is kept nowhere, but known to whoever may invite to its role: for them its mail is written anew.
 * @throws not_found
 */
export async function previewNotification(shop: Shop, id: string, caller: Caller): Promise<Preview> {
  const notification = await retrieveNotification(shop.db, id)
  const kept = previewOf(notification)
  if (notification.event_name !== invited || kept.text !== null) return kept
  return (await inviteMail(shop, notification, caller)) ?? kept
}

function previewOf({ to, data, event_name }: Notification): Preview {
  const { subject, text, html } = data
  return { to, subject: textOf(subject) ?? event_name ?? '', text: textOf(text), html: textOf(html) }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Undefined for an invite that is used, over or not theirs to give, and for a provider that writes no mails. */
async function inviteMail(
  shop: Shop,
  { resource_id, provider_id }: Notification,
  caller: Caller,
): Promise<Preview | undefined> {
  const provider = shop.providers.notification.find(({ id }) => id === provider_id)
  const row = await findInvite(shop.db, resource_id)
  if (!row || !provider?.write) return undefined
  const { id, token, user_email, invite_url } = await shownInvite(shop, row, caller)
  if (!invite_url) return undefined
  return provider.write(invited, await mailData(shop, invited, { id, token, user_email }))
}
