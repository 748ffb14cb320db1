interface Coded {
  barcode?: string | null
  ean?: string | null
  upc?: string | null
}

/** Whether this is a number of the world's registry of goods: its last digit proves the others. */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code)) return false
  const digits = [...code].map(Number).reverse()
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** A number of the world's registry of goods, if what stands there is one. */
export const gtinOf = ({ barcode, ean, upc }: Coded): string | undefined =>
  [ean, upc, barcode].find((code): code is string => Boolean(code && isGtin(code)))

/** What an option is about, where others have a name for it. */
export type OptionKind = 'color' | 'size'

const kinds: readonly [OptionKind, RegExp][] = [
  ['color', /^(colou?r|glaze|finish|farbe|glasur|couleur|émail|colore|color|cor|色)/i],
  ['size', /^(size|width|height|gr(ö|oe)(ß|ss)e|taille|taglia|tamaño|tamanho|サイズ)/i],
]

/** Whether an option means a colour or a size, by what shops call it. */
export const optionKind = (title: string): OptionKind | undefined =>
  kinds.find(([, pattern]) => pattern.test(title))?.[0]
