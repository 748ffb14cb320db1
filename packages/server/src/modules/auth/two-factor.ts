import { randomBytes } from 'node:crypto'
import type { TwoFactor } from '@cartwright/contract'
import { conflict, ShopError, wrongField } from '../../errors'
import { seal, unseal } from '../../seal'
import type { Db, Shop, Tx } from '../../shop'
import { now } from '../../store/schema/ids'
import { beginOver, deleteTwoFactor, recoveryCodesLeft, takeStep } from './queries'
import { dropRecoveryCodes, renewRecoveryCodes, useRecoveryCode } from './recovery-codes'
import { base32, otpauthUrl, stepOfCode } from './totp'

/** As RFC 4226 recommends, in bytes. */
const secretLength = 20

async function rowOf(db: Db, userId: string) {
  const { two_factor: t } = db.t
  return db.rowWhere(t, { user_id: userId })
}

/** Whether signing in takes a code, since when, and how many recovery codes are left. */
export async function twoFactorOf(db: Db, userId: string): Promise<TwoFactor> {
  const row = await rowOf(db, userId)
  if (!row?.confirmed_at) return { is_on: false, confirmed_at: null, recovery_codes_left: 0 }
  return {
    is_on: true,
    confirmed_at: row.confirmed_at,
    recovery_codes_left: await recoveryCodesLeft(db, userId),
  }
}

/**
 * A new secret for an authenticator app. It counts once a code of it is confirmed; beginning again replaces it.
 * @throws conflict when two-factor is on
 */
export async function beginTwoFactor(
  shop: Shop,
  user: { id: string; email: string },
  shopName: string,
): Promise<{ secret: string; otpauth_url: string }> {
  const secret = randomBytes(secretLength)
  const sealed = seal(shop.secrets, user.id, secret)
  await shop.transaction(async (tx) => {
    const begun = await beginOver(tx, user.id, sealed)
    if (begun.length === 0) throw alreadyOn()
  })
  return { secret: base32(secret), otpauth_url: otpauthUrl(secret, shopName, user.email) }
}

const alreadyOn = () =>
  conflict('two_factor_on', 'Two-factor is on already: turn it off first to begin with another app')

/**
 * Turns two-factor on with the first code of the app, and answers the recovery codes this once.
 * @throws conflict when it is on, invalid_data for a wrong code and when it was never begun
 */
export async function confirmTwoFactor(shop: Shop, userId: string, code: string): Promise<string[]> {
  return shop.transaction(async (tx) => {
    const { two_factor: t } = tx.t
    const row = await rowOf(tx, userId)
    if (!row) throw wrongField('code', 'there is nothing to confirm: begin with two-factor first')
    if (row.confirmed_at) throw alreadyOn()
    const secret = unseal(shop.secrets, userId, row.secret)
    const step = secret && stepOfCode(secret, digitsOf(code), Date.now())
    if (step === undefined)
      throw wrongField('code', 'it is wrong or over; enter the one the app shows now', 'two_factor_invalid')
    const confirmed = await tx.updateRows(
      t,
      { user_id: userId, secret: row.secret, confirmed_at: null },
      { confirmed_at: now(), last_step: step },
    )
    if (confirmed === 0) throw alreadyOn()
    return renewRecoveryCodes(tx, userId)
  })
}

const digitsOf = (code: string) => code.replace(/[\s-]/g, '')

/**
 * Uses a code up: of the app, good once and for half a minute on either side, or a recovery code. Returns whether it
 * was a good one.
 */
export async function takeCode(shop: Shop, userId: string, given: string): Promise<boolean> {
  const row = await rowOf(shop.db, userId)
  if (!row?.confirmed_at) return false
  const secret = unseal(shop.secrets, userId, row.secret)
  const step = secret && stepOfCode(secret, digitsOf(given), Date.now())
  return shop.transaction(async (tx) => {
    if (step === undefined) return useRecoveryCode(tx, userId, given)
    const taken = await takeStep(tx, userId, step)
    return taken.length > 0
  })
}

/**
 * The second question at the door, for those whose password was right. Quiet for whoever has no two-factor.
 * @throws unauthorized with the code two_factor_required without a code, two_factor_invalid for a wrong one
 */
export async function assertSecondFactor(shop: Shop, userId: string, code?: string): Promise<void> {
  const row = await rowOf(shop.db, userId)
  if (!row?.confirmed_at) return
  if (!code?.trim())
    throw new ShopError(
      'unauthorized',
      'code: enter the six digits your authenticator app shows, or a recovery code',
      'two_factor_required',
    )
  if (!(await takeCode(shop, userId, code)))
    throw new ShopError(
      'unauthorized',
      'code: it is wrong, over or used; enter the one the app shows now, or a recovery code',
      'two_factor_invalid',
    )
}

/** Signing in takes the password alone from here on. Returns whether it was on. */
export async function turnOffTwoFactor(tx: Tx, userId: string): Promise<boolean> {
  const gone = await deleteTwoFactor(tx, userId)
  await dropRecoveryCodes(tx, userId)
  return Boolean(gone[0]?.confirmed_at)
}
