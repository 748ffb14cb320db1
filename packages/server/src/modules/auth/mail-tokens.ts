import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '../../shop'
import { mailTokenOf, markUsed } from './queries'
import { hashOf } from './sessions'

/** `device` does not travel by mail: a program that asks for access holds it, see `device-sign-in.ts`. */
export type Purpose = 'customer_password' | 'user_password' | 'order_claim' | 'device'

/** Fifteen minutes, in ms. */
const lifetime = 15 * 60_000

/** A 256-bit token that travels by mail; only its SHA-256 stays here. Older ones of the subject are void. */
export async function issueMailToken(
  tx: Tx,
  purpose: Purpose,
  subjectId: string,
  data: Record<string, unknown>,
): Promise<string> {
  const { mail_token } = tx.t
  const token = randomBytes(32).toString('base64url')
  await tx.deleteRows(mail_token, { purpose, subject_id: subjectId })
  await tx.insert(mail_token).values({
    token_hash: hashOf(token),
    purpose,
    subject_id: subjectId,
    data,
    expires_at: new Date(Date.now() + lifetime).toISOString(),
  })
  return token
}

/** What a token stands for, while it is unused and not yet over. */
export async function readMailToken(db: Db, purpose: Purpose, token: string) {
  const [row] = await mailTokenOf(db, hashOf(token), purpose)
  return row
}

/** Uses a token up: of two racing requests one gets it, the other undefined. */
export async function useMailToken(tx: Tx, purpose: Purpose, token: string) {
  const [row] = await markUsed(tx, hashOf(token), purpose)
  return row
}
