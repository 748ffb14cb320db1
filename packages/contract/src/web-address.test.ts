import { expect, it } from 'vitest'
import type { z } from 'zod'
import { isWebAddress } from './common'
import { contract } from './contract'
import type { Endpoint } from './endpoint'

it.each([
  'https://img.test/1.png',
  'http://img.test/a b.png',
  'HTTPS://IMG.TEST/1.png?size=2#top',
  'https://shop.test/pay={cart_id}',
  '/uploads/01j-mug.jpg',
  'mug.jpg',
  'images/mug.jpg?v=javascript:1',
  '',
])('%j is an address', (text) => expect(isWebAddress(text)).toBe(true))

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png;base64,AAAA',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://img.test/1.png',
  'blob:https://own.invalid/1',
  'mailto:ada@example.com',
  '//elsewhere.test/1.png',
  '/\\elsewhere.test/1.png',
  '\\\\elsewhere.test\\1.png',
  'https://',
  'https://img.test/\u0000.png',
  'https://img.test/1\r\n.png',
  '/uploads/\u007f.png',
])('%j is none', (text) => expect(isWebAddress(text)).toBe(false))

/** The schemas of all fields below a schema, by their dotted path. */
function fieldsOf(schema: z.ZodType | undefined, path: string[] = []): [string, z.ZodType][] {
  const def = schema?.def as { type?: string; [key: string]: unknown } | undefined
  if (!schema || !def) return []
  if (def.type === 'object')
    return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([key, inner]) =>
      fieldsOf(inner, [...path, key]),
    )
  if (def.type === 'array') return fieldsOf(def.element as z.ZodType, path)
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return fieldsOf(def.innerType as z.ZodType, path)
  if (def.type === 'union') return (def.options as z.ZodType[]).flatMap((option) => fieldsOf(option, path))
  return [[path.join('.'), schema]]
}

it('every field of a body that browsers are sent to, or that the shop itself asks, takes nothing else', () => {
  const fields = Object.entries(contract as Record<string, Endpoint>)
    .flatMap(([name, { body }]) => fieldsOf(body).map(([path, schema]) => ({ name, path, schema })))
    .filter(({ path }) =>
      /(^|[._])(url|uri|link|href|images?|thumbnail|logo|icon|avatar|link_template)$/.test(path),
    )
  const isAsked = ({ name }: { name: string }) => /\/admin\/webhooks\b/.test(name)
  const named = fields.map((field) => (isAsked(field) ? `webhook ${field.path}` : field.path))
  expect([...new Set(named)].sort()).toEqual([
    'claim_items.images',
    'claim_items.images.url',
    'images',
    'invite_link_template',
    'logo_url',
    'payment_link_template',
    'swap_link_template',
    'thumbnail',
    'webhook url',
  ])
  const open = fields.filter(({ schema }) => schema.safeParse('javascript:alert(1)').success)
  expect(open.map(({ name, path }) => `${name} ${path}`)).toEqual([])
  // Browsers find a path on the shop they are in; the shop is told of a whole address.
  for (const field of fields)
    expect(field.schema.safeParse('/uploads/01j-mug.jpg').success).toBe(!isAsked(field))
})
