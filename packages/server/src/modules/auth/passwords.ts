import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { invalidData, ShopError } from '../../errors'
import { isCommonPassword } from './common-passwords'

/** Compiled code, which is read when somebody first signs in. */
const argon = () => import('@node-rs/argon2')

/** Argon2id, 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Verified when the account does not exist, so that both answers take as long. */
let dummy: Promise<string> | undefined

const running = { now: 0, waiting: [] as (() => void)[] }

/** At most two hashes at once and 32 waiting: hashing must not starve the rest of the shop. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running.now >= 2) {
    if (running.waiting.length >= 32)
      throw new ShopError('too_many_requests', 'Too many sign-ins at once; try again shortly')
    await new Promise<void>((resolve) => running.waiting.push(resolve))
  }
  running.now += 1
  try {
    return await work()
  } finally {
    running.now -= 1
    running.waiting.shift()?.()
  }
}

/** In characters; of everybody's password, whoever sets it. */
export const shortestPassword = 8
const longestPassword = 512

/** @throws invalid_data when the password is shorter than 8 or longer than 512 characters */
export function assertPassword(password: string, field = 'password'): void {
  if (password.length < shortestPassword)
    throw invalidData(`${field} must have at least ${shortestPassword} characters`)
  if (password.length > longestPassword)
    throw invalidData(`${field} must have at most ${longestPassword} characters`)
}

/**
 * For those who hold the keys of the shop: also not one that everybody tries first. Customers are spared it, whose
 * account opens one address book and who are slowed at the door.
 * @throws invalid_data
 */
export function assertStaffPassword(password: string, field = 'password'): void {
  assertPassword(password, field)
  if (isCommonPassword(password))
    throw invalidData(`${field} is one of the first that are guessed: choose another`)
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(async () => (await argon()).hash(password, options))

/** Whether the password is right; `rehash` tells that it is stored in an older form and should be hashed anew. */
export async function checkPassword(
  password: string,
  stored: string | null,
): Promise<{ ok: boolean; rehash: boolean }> {
  return inTurn(async () => {
    const { hash, verify } = await argon()
    if (!stored) {
      dummy ??= hash(randomBytes(16).toString('hex'), options)
      await verify(await dummy, password)
      return { ok: false, rehash: false }
    }
    if (stored.startsWith('$argon2')) return { ok: await verify(stored, password), rehash: false }
    return { ok: await isScrypt(password, stored), rehash: true }
  })
}

const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>

/** v1 stored scrypt in the format of the `scrypt-kdf` package: "scrypt", log2 N, r, p, salt, checksum, HMAC. */
async function isScrypt(password: string, stored: string): Promise<boolean> {
  const bytes = Buffer.from(stored, 'base64')
  if (bytes.length !== 96 || bytes.subarray(0, 6).toString() !== 'scrypt') return false
  const logN = bytes.readUInt8(7)
  const r = bytes.readUInt32BE(8)
  const p = bytes.readUInt32BE(12)
  if (logN > 20 || r > 32 || p > 16) return false
  const { createHmac } = await import('node:crypto')
  const key = await derive(password, bytes.subarray(16, 48), 64, {
    N: 2 ** logN,
    r,
    p,
    maxmem: 256 * 1024 * 1024,
  })
  const expected = createHmac('sha256', key.subarray(32)).update(bytes.subarray(0, 64)).digest()
  return timingSafeEqual(expected, bytes.subarray(64, 96))
}
