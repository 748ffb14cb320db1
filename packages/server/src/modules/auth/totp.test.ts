import { describe, expect, it } from 'vitest'
import { bytesOfBase32 } from '../../testing/authenticator'
import { base32, codeAt, otpauthUrl, stepAt, stepOfCode } from './totp'

/** The secret of the examples of RFC 6238. */
const secret = Buffer.from('12345678901234567890')

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of RFC 6238 at %i s is %s', (seconds, code) =>
  expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code),
)

describe('a code', () => {
  const time = 1_111_111_111_000
  it.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of %i steps away being good is %s', (away, isGood) => {
    const step = stepAt(time) + away
    expect(stepOfCode(secret, codeAt(secret, step), time)).toBe(isGood ? step : undefined)
  })
  it.each(['', '12345', '1234567', 'abcdef', '٠٥٠٤٧١'])('that is none, as %j, is wrong', (code) =>
    expect(stepOfCode(secret, code, time)).toBeUndefined(),
  )
})

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('%j in base 32 is %j, as RFC 4648 has it', (text, coded) => {
  expect(base32(Buffer.from(text))).toBe(coded)
  expect(bytesOfBase32(coded).toString()).toBe(text)
})

it('the address for apps names shop and account', () =>
  expect(otpauthUrl(secret, 'Kiln: & Loom', 'ada+shop@example.com')).toBe(
    'otpauth://totp/Kiln%20%20%26%20Loom:ada%2Bshop%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kiln%20%20%26%20Loom&algorithm=SHA1&digits=6&period=30',
  ))
