import type { Invite } from '@cartwright/contract'
import { firstGood, signersOf } from '../../secrets'
import type { Shop } from '../../shop'

/** The row of an invite. Its `token` is the generation: a random word that each renewal replaces. */
export type InviteRow = Omit<Invite, 'invite_url' | 'invited_by' | 'mail'>

const keyOf = (link: string) => new TextEncoder().encode(`invite:${link}`)

/** The token that travels by mail: signed, good until the invite expires, and only for its present generation. */
export async function inviteToken(shop: Shop, row: InviteRow): Promise<string> {
  const { SignJWT } = await import('jose')
  return new SignJWT({ invite_id: row.id, role: row.role, user_email: row.user_email, generation: row.token })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(new Date(row.expires_at))
    .sign(keyOf(shop.secrets.link))
}

/** What a genuine token that is not over says; undefined for any other. */
export async function readInviteToken(
  shop: Shop,
  token: string,
): Promise<{ id: string; generation: string } | undefined> {
  try {
    const { jwtVerify } = await import('jose')
    const { payload } = await firstGood(signersOf(shop.secrets, 'link'), (link) =>
      jwtVerify(token, keyOf(link), { algorithms: ['HS256'] }),
    )
    return { id: String(payload.invite_id), generation: String(payload.generation) }
  } catch {
    return undefined
  }
}
