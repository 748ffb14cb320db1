/** A path on this site out of a form field; anything that could lead elsewhere becomes the home page. */
export function safePath(value: unknown, otherwise = '/'): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || value.includes('\\')) return otherwise
  return value
}
