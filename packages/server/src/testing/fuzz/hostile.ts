import type { Random } from './random'

export const hostileTexts: readonly string[] = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  'true',
  '[object Object]',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eshirt\u202c',
  'שלום عالم',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  `e${'\u0301'.repeat(60)}`,
  '\ufeff',
  '\u2028\u2029',
  'İıſß',
  '__proto__',
  'constructor',
  'prototype',
  "' OR '1'='1",
  '"; drop table product; --',
  '%',
  '_',
  '\\',
  '%_\\%',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\r\nset-cookie: a=b',
  '=1+1',
  '9007199254740993',
  '-1',
  '2026-13-45T99:99:99Z',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  'id,',
  ',,,',
  '-',
  '+',
  '*',
  '.',
  '..',
  'a.b.c.d.e.f.g.h',
  'items.items.items',
  '-created_at.id',
  'deleted_at',
  'password_hash',
]

const hostileNumbers: readonly number[] = [
  -1,
  0,
  -0,
  0.1,
  1.5,
  -2_147_483_649,
  2_147_483_647,
  2_147_483_648,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  -Number.MAX_SAFE_INTEGER - 2,
  1e21,
  1.7976931348623157e308,
  5e-324,
]

const hostileKeys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a.b',
  'a[b]',
  '$ne',
  'id',
  'created_at',
  'deleted_at',
  'customer_id',
  '0',
  '-1',
  'length',
  '👍',
]

/** Nested so deep that a careless recursion breaks. */
const deep = (levels: number, list: boolean): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = list ? [value] : { a: value }
  return value
}

/** A value nobody asked for; now and then a huge one. */
export function hostileValue(random: Random): unknown {
  const kind = random.below(100)
  if (kind < 45) return random.pick(hostileTexts)
  if (kind < 65) return random.pick(hostileNumbers)
  if (kind < 70) return null
  if (kind < 75) return random.chance(0.5)
  if (kind < 80) return []
  if (kind < 85) return {}
  if (kind < 88) return { [random.pick(hostileKeys)]: random.pick(hostileTexts) }
  if (kind < 91) return [random.pick(hostileTexts), random.pick(hostileNumbers), null, [], {}]
  if (kind < 94) return deep(random.pick([5, 63, 64, 65, 500]), random.chance(0.5))
  // Nothing makes it shorter, not even a database that compresses what it keeps in an index.
  if (kind < 95)
    return Array.from({ length: 6000 }, () => String.fromCharCode(33 + random.below(90))).join('')
  if (kind < 97) return 'x'.repeat(random.pick([256, 513, 4096, 70_000]))
  if (kind < 98) return 'é'.repeat(1_048_576)
  if (kind < 99) return Array.from({ length: random.pick([1000, 1001, 10_000]) }, (_, at) => at)
  return Object.fromEntries(Array.from({ length: random.pick([999, 10_001]) }, (_, at) => [`k${at}`, at]))
}

type Holder = Record<string, unknown> | unknown[]
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

/** A copy of a JSON value in which one thing is wrong: replaced, missing, extra or repeated. */
export function damaged(random: Random, value: unknown): unknown {
  const copy = structuredClone(value)
  const holders: Holder[] = []
  const gather = (at: unknown) => {
    if (!isHolder(at)) return
    holders.push(at)
    for (const inner of Object.values(at)) gather(inner)
  }
  gather(copy)
  if (holders.length === 0 || random.chance(0.04)) return hostileValue(random)
  const holder = random.pick(holders)
  const keys = Object.keys(holder)
  const put = (key: string, inner: unknown) =>
    Object.defineProperty(holder, key, { value: inner, enumerable: true, configurable: true, writable: true })
  const act = random.below(10)
  if (keys.length === 0 || act < 2)
    put(Array.isArray(holder) ? String(holder.length) : random.pick(hostileKeys), hostileValue(random))
  else if (act < 4) {
    const key = random.pick(keys)
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else delete holder[key]
  } else if (act < 5 && Array.isArray(holder))
    holder.push(...structuredClone(holder), ...structuredClone(holder))
  else put(random.pick(keys), hostileValue(random))
  return copy
}

/** Bodies that are not the JSON they claim to be. */
export const brokenBodies: readonly (string | Uint8Array)[] = [
  '{',
  '{"a":1,}',
  "{'a':1}",
  '[1,2',
  'null',
  '[]',
  '"text"',
  '1',
  'true',
  'NaN',
  '{"a":1}{"b":2}',
  '{"id":"a","id":"b"}',
  '\ufeff{}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '['.repeat(100_000),
  '{"a":'.repeat(20_000),
  Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Uint8Array.from([0x1f, 0x8b, 0x08, 0x00]),
  'a=1&b=2',
  '--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nx\r\n--x--',
]

/** Path segments and queries written by hand rather than encoded. */
export const brokenSegments: readonly string[] = [
  '%',
  '%zz',
  '%00',
  '%ED%A0%80',
  '%E0%A4%A',
  '%2e%2e%2f%2e%2e',
  '%2F',
  '%5C',
  '%0d%0aset-cookie:a=b',
  '%F0%9F%91%8D',
  '*',
  '**',
  ':id',
  'batch',
  'undefined',
  'null',
  '[object%20Object]',
  'a'.repeat(501),
  'a'.repeat(9000),
]

export const brokenQueries: readonly string[] = [
  '%',
  'a=%zz',
  'a=%ED%A0%80',
  'id[]=%00',
  '__proto__[a]=1',
  'constructor[prototype][a]=1',
  'a[__proto__][b]=1',
  'created_at[gt]=never',
  'created_at[gt][lt]=1',
  'created_at=1&created_at=2',
  'a[b][c][d][e][f][g]=1',
  'limit=-1',
  'limit=1e9',
  'limit=99999999999999999999',
  'limit=NaN&offset=NaN',
  'offset=9007199254740993',
  'limit[]=1&limit[]=2',
  'order=',
  'order=-',
  'order=--id',
  'order=id;drop',
  'order[]=id',
  'fields=',
  'fields=*,+,-',
  'fields=-id',
  'fields[]=id&fields[]=__proto__',
  'expand=',
  'expand=,,',
  'expand=__proto__',
  'expand=constructor.prototype',
  'expand[a]=b',
  'q=%25',
  'q=_',
  'q=%5C',
  'q[]=a&q[]=b',
  'q[contains]=a',
  '&&&===',
  '[]=1',
  '[',
  ']=[',
  Array.from({ length: 3000 }, (_, at) => `a${at}=1`).join('&'),
  Array.from({ length: 1200 }, (_, at) => `id[]=${at}`).join('&'),
  `q=${'a'.repeat(15_000)}`,
  `a${'[b]'.repeat(2000)}=1`,
]

export const oddHeaders: readonly (readonly [name: string, value: string])[] = [
  ['content-type', 'text/plain'],
  ['content-type', 'application/xml'],
  ['content-type', 'application/json; charset=utf-7'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['content-type', ';'],
  ['content-length', '-1'],
  ['content-length', '99999999999'],
  ['content-encoding', 'gzip'],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer a.b.c'],
  ['authorization', `Bearer ${'x'.repeat(6000)}`],
  ['authorization', 'Basic YTpi'],
  ['cookie', 'connect.sid=s%3A%'],
  ['cookie', '=;;=;connect.sid='],
  ['cookie', `connect.sid=${'y'.repeat(4000)}`],
  ['x-medusa-access-token', 'ÿþ'],
  ['x-publishable-api-key', 'pk_none'],
  ['x-publishable-api-key', '%00'],
  ['idempotency-key', ''],
  ['idempotency-key', 'k'.repeat(256)],
  ['idempotency-key', 'same'],
  ['idempotency-key', 'é'],
  ['x-request-id', '<script>'],
  ['x-forwarded-for', 'not an address, ::1, 999.1.1.1'],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site'],
  ['accept-language', 'xx;q=nope,*'],
  ['user-agent', 'u'.repeat(3000)],
  ['x-http-method-override', 'DELETE'],
  ['host', 'evil.example'],
]
