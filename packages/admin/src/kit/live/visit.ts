/** The name of this visit, from when the page was opened to when it is left: changes made in it are no news to it. */
export const visit = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')
