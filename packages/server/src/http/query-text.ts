import { createRequire } from 'node:module'
import type { parse } from 'qs'
import { invalidData } from '../errors'

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is exactly what is looked for
const unstorable = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** Text that databases cannot store: NUL and lone surrogates. */
export const isUnstorable = (text: string) => unstorable.test(text)

let parseBrackets: typeof parse | undefined
const mostParameters = 2000

/** Read when brackets are first asked with: reading it takes a twentieth of a start, and most questions have none. */
function bracketsOf(text: string): Record<string, unknown> {
  parseBrackets ??= (createRequire(import.meta.url)('qs') as { parse: typeof parse }).parse
  return parseBrackets(text, {
    depth: 5,
    arrayLimit: 1000,
    parameterLimit: mostParameters,
    strictDepth: false,
    plainObjects: true,
  })
}

/** A question of plain names, each asked once, in the order they were asked in; undefined for any other. */
function plainOf(text: string): Record<string, unknown> | undefined {
  if (/[[\]]|%5[bd]/i.test(text)) return undefined
  const query: Record<string, unknown> = Object.create(null)
  const asked = new URLSearchParams(text)
  if (asked.size > mostParameters) return undefined
  for (const [name, value] of asked) {
    if (name === '' || name === '__proto__' || name in query) return undefined
    query[name] = value
  }
  return query
}

/** `a[]=1`, `a[0]=1`, `created_at[gte]=…`: bracket syntax, at most five deep. */
export function parseQuery(search: string): Record<string, unknown> {
  if (!search || search === '?') return {}
  const text = search.startsWith('?') ? search.slice(1) : search
  try {
    decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    throw invalidData('The query has a broken percent-encoding')
  }
  const query = plainOf(text) ?? bracketsOf(text)
  check(query)
  return query
}

function check(value: unknown): void {
  if (typeof value === 'string' && isUnstorable(value))
    throw invalidData('The query holds characters that cannot be stored')
  if (!value || typeof value !== 'object') return
  for (const [key, inner] of Object.entries(value)) {
    if (forbidden.has(key) || isUnstorable(key))
      throw invalidData(`The query may not hold ${JSON.stringify(key)}`)
    check(inner)
  }
}

/** Limits every JSON body obeys: 64 levels, 10 000 keys, 1000 entries a list, nothing that reaches a prototype. */
export function checkBody(body: unknown): void {
  let keys = 0
  const visit = (value: unknown, depth: number): void => {
    if (typeof value === 'string') {
      if (isUnstorable(value)) throw invalidData('The body holds characters that cannot be stored')
      return
    }
    if (!value || typeof value !== 'object') return
    if (depth > 64) throw invalidData('The body is nested more than 64 levels deep')
    if (Array.isArray(value)) {
      if (value.length > 1000) throw invalidData('A list in the body has more than 1000 entries')
      for (const entry of value) visit(entry, depth + 1)
      return
    }
    for (const [key, inner] of Object.entries(value)) {
      keys += 1
      if (keys > 10_000) throw invalidData('The body has more than 10 000 keys')
      if (forbidden.has(key)) throw invalidData(`property ${key} should not exist`)
      if (isUnstorable(key)) throw invalidData('The body holds characters that cannot be stored')
      visit(inner, depth + 1)
    }
  }
  visit(body, 0)
}
