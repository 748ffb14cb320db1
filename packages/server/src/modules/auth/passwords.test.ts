import { createHmac, randomBytes, scryptSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords'
import { commonWords } from './common-words'
import { assertPassword, assertStaffPassword, checkPassword, hashPassword } from './passwords'

it.each([
  '12345678',
  'Password1',
  'aaaaaaaaaa',
  'abcabcabc',
  'abcdefghij',
  '9876543210',
  'Qwerty123',
  'Sunshine2024!',
  '123liverpool',
  'P@ssw0rd1!',
  'dr4g0n99',
  'monkeymonkey',
  'welcome@2026',
  '!!qwertz!!',
  'M1chael1985',
])('%s is tried first', (password) => expect(isCommonPassword(password)).toBe(true))
it.each([
  'correct-horse-battery',
  'a long one',
  'analytical',
  'xkcd-936-is-right',
  'abcdefghj',
  'sunshine over mugs',
  'correct-horse',
  'monkeytiger7x',
  '48151623',
  'passwordless-login-9',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))
it('has at least eight characters, and for staff is not a common one', () => {
  expect(() => assertPassword('short')).toThrow('8')
  expect(() => assertPassword('x'.repeat(513))).toThrow('512')
  expect(() => assertPassword('test1234')).not.toThrow()
  expect(() => assertStaffPassword('test1234')).toThrow('guessed')
  expect(() => assertStaffPassword('ünïcödé ✓ ok')).not.toThrow()
})
it('is kept as Argon2id', async () => {
  const hash = await hashPassword('analytical')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await checkPassword('analytical', hash)).toEqual({ ok: true, rehash: false })
  expect(await checkPassword('synthetic', hash)).toEqual({ ok: false, rehash: false })
  expect(await checkPassword('anything', null)).toEqual({ ok: false, rehash: false })
})
it('that an earlier shop kept as scrypt is known, and should be kept anew', async () => {
  const head = Buffer.alloc(16)
  head.write('scrypt', 0)
  head.writeUInt8(0, 6)
  head.writeUInt8(4, 7)
  head.writeUInt32BE(1, 8)
  head.writeUInt32BE(1, 12)
  const salt = randomBytes(32)
  const key = scryptSync('analytical', salt, 64, { N: 16, r: 1, p: 1 })
  const { createHash } = await import('node:crypto')
  const start = Buffer.concat([head, salt])
  const checked = Buffer.concat([start, createHash('sha256').update(start).digest().subarray(0, 16)])
  const stored = Buffer.concat([checked, createHmac('sha256', key.subarray(32)).update(checked).digest()])
  expect(await checkPassword('analytical', stored.toString('base64'))).toEqual({ ok: true, rehash: true })
  expect((await checkPassword('synthetic', stored.toString('base64'))).ok).toBe(false)
})
it('more than three thousand are refused', () => {
  const dressed = [...commonWords].flatMap((word) =>
    ['1', '123', '1234', '!', '2024'].map((end) => word + end),
  )
  const long = dressed.filter((password) => password.length >= 8)
  expect(long.length).toBeGreaterThan(3000)
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([])
  expect(isCommonPassword('1'.repeat(256) + 'x'.repeat(256))).toBe(false)
})
