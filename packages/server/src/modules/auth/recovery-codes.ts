import { randomBytes } from 'node:crypto'
import type { Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { hashOf } from './sessions'
import { base32 } from './totp'

const howMany = 10

/** As people copy them: in any case, with or without dashes and spaces. */
const bare = (code: string) => code.toUpperCase().replace(/[^A-Z2-7]/g, '')
/** Eighty random bits: nobody finds them by trying, not even with the hash at hand. */
const isCode = (code: string) => code.length === 16
const hashed = (userId: string, code: string) => hashOf(`${userId}:${code}`)

/** Ten new codes for a lost telephone, each good once; the old ones are void. They are shown this once. */
export async function renewRecoveryCodes(tx: Tx, user_id: string): Promise<string[]> {
  const { recovery_code } = tx.t
  const codes = Array.from({ length: howMany }, () => base32(randomBytes(10)))
  await dropRecoveryCodes(tx, user_id)
  await tx.insert(recovery_code).values(codes.map((code) => ({ user_id, code_hash: hashed(user_id, code) })))
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}

/** Uses a code up: of two requests with the same one gets it. */
export async function useRecoveryCode(tx: Tx, userId: string, given: string): Promise<boolean> {
  const code = bare(given)
  if (!isCode(code)) return false
  const { recovery_code: t } = tx.t
  const used = await tx.updateRows(
    t,
    { user_id: userId, code_hash: hashed(userId, code), used_at: null },
    { used_at: now() },
  )
  return used > 0
}

export async function dropRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  const { recovery_code: t } = tx.t
  await tx.deleteRows(t, { user_id: userId })
}
