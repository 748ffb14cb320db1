import { z } from 'zod'

/** A prefixed ULID (`prod_01H…`); countries and currencies are keyed by their code instead. */
export const Id = z.string()

/** An instant as ISO 8601 text in UTC with milliseconds, the only form in which times cross the wire. */
export const Time = z.string().meta({ format: 'date-time' })

/** Free-form data of the shop's own. On update it is merged; a key with the empty string is removed. */
export const Metadata = z.record(z.string(), z.unknown())
export type Metadata = z.infer<typeof Metadata>

/** The most characters of a name. Both databases keep an index over as much. */
export const longestName = 500

/** What people call a thing, look it up by or sort it by: a title, a code, a part number. */
export const Name = z.string().max(longestName, { error: `must be at most ${longestName} characters long` })

/** E-mail addresses are compared and stored in lower case. */
export const Email = z.email().max(320).toLowerCase()

/** A date in a body: ISO 8601 text, kept as UTC with milliseconds. */
export const DateInput = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), { error: 'must be an ISO 8601 date' })
  // Runs on a text that was refused too, so it must not throw.
  .overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString()))
  .meta({ format: 'date-time' })

/** Any address of ours stands under it; none is ever asked for. */
const own = 'https://own.invalid'

/**
 * Whether browsers may be sent there, read as they read it: an http or https address, or a path of this shop. Not
 * `javascript:`, `data:` or another scheme, however it is disguised, not `//elsewhere`, and no control characters.
 */
export function isWebAddress(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them, and so read another address
  if (/[\u0000-\u001f\u007f]/.test(text) || !URL.canParse(text, own)) return false
  const { protocol, origin } = new URL(text, own)
  return /^https?:$/.test(protocol) && (origin === own || /^\s*https?:/i.test(text))
}

/** Where a picture or a page is to be found; what uploads answer, among others. */
export const WebAddress = z
  .string()
  .refine(isWebAddress, { error: 'must be an http or https address, or a path of this shop' })
  .meta({ format: 'uri-reference' })

/** One part of a multipart body. */
export const FileInput = z.custom<File>((value) => value instanceof Blob, { error: 'must be a file' })

/** Calls that v1 answered with the bare text `OK`. */
export const PlainOk = z.literal('OK')

/** Calls that answer 204. */
export const Nothing = z.undefined()
