/** Whether a text has the shape of an e-mail address: something, an at sign, a domain with a dot. Delivery alone proves it. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
