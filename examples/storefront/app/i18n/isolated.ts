/** A name or an address within a sentence, which keeps its own direction there. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
