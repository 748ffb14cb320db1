import { checkBody } from '../../http/query-text'

/**
 * What the bytes of a request say; nothing is an empty object.
 * @param broken the error of the protocol for what is not JSON
 * @throws what `broken` makes, and invalid_data for what no body may hold
 */
export function readJson(bytes: Uint8Array, broken: (message: string) => Error): unknown {
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') return {}
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw broken('The body is not valid JSON')
  }
  checkBody(said)
  return said
}
