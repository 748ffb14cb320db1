import { describe, expect, it } from 'vitest'
import { invalidData } from '../../errors'
import { refusalOf } from '../../refusal-of'

const said = (code: string) => Object.assign(new Error('said by the driver'), { code })

describe('what is said below the shop', () => {
  it.each([
    ...['08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
    ...['53000', '53100', '53200', '53300', '53400'],
    ...['57014', '57P01', '57P02', '57P03', '57P04', '57P05', '58000', '58030', '58P01'],
    ...['55000', '55006', '55P03', '25006', '25P03', '25P04', '28000', '28P01', '3D000'],
    ...['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_BUSY_RECOVERY', 'SQLITE_LOCKED', 'SQLITE_FULL'],
    ...[
      'SQLITE_READONLY',
      'SQLITE_READONLY_DBMOVED',
      'SQLITE_IOERR',
      'SQLITE_IOERR_WRITE',
      'SQLITE_IOERR_FSYNC',
    ],
    ...['SQLITE_CANTOPEN', 'SQLITE_CANTOPEN_ISDIR', 'SQLITE_CORRUPT', 'SQLITE_CORRUPT_VTAB', 'SQLITE_NOTADB'],
    ...[
      'ECONNREFUSED',
      'ECONNRESET',
      'EPIPE',
      'ETIMEDOUT',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'ENOTFOUND',
      'EAI_AGAIN',
    ],
    ...['ENOSPC', 'EROFS', 'EDQUOT', 'EIO', 'EMFILE', 'UND_ERR_CONNECT_TIMEOUT'],
  ])('%s is not now: 503', (code) => {
    expect(refusalOf(said(code))).toMatchObject({ status: 503, type: 'unavailable' })
    expect(refusalOf(new Error('Failed query', { cause: said(code) }))).toMatchObject({ status: 503 })
  })

  it.each([
    ['23505', 422],
    ['SQLITE_CONSTRAINT_UNIQUE', 422],
    ['23503', 404],
    ['23514', 400],
    ['22003', 400],
    ['SQLITE_TOOBIG', 400],
    ['40P01', 409],
  ])('%s is about what was asked: %i', (code, status) =>
    expect(refusalOf(said(code))).toMatchObject({ status }),
  )

  it.each([
    '42P01',
    '42703',
    '25P02',
    'XX000',
    'SQLITE_ERROR',
    'SQLITE_MISUSE',
    'ENOENT',
    'ERR_INVALID_ARG_TYPE',
  ])('%s is a mistake of ours', (code) => expect(refusalOf(said(code))).toBeUndefined())

  it('a request that took too long is not now, and a refusal stays what it is', () => {
    expect(refusalOf(AbortSignal.timeout(0).reason ?? new DOMException('late', 'TimeoutError'))?.status).toBe(
      503,
    )
    const refusal = invalidData('no')
    expect(refusalOf(refusal)).toBe(refusal)
    expect(refusalOf(new TypeError('undefined is not a function'))).toBeUndefined()
  })
})
