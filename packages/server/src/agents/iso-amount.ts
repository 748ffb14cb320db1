import { decimalsOf, roundHalfUp } from '@cartwright/contract'

/** Currencies of ISO 4217 whose smallest part is not a hundredth, by how many decimals they have. */
const decimals: Readonly<Record<number, string>> = {
  0: 'bif clp djf gnf isk jpy kmf krw pyg rwf ugx uyi vnd vuv xaf xof xpf',
  3: 'bhd iqd jod kwd lyd omr tnd',
}
const isoDecimals = new Map(
  Object.entries(decimals).flatMap(([places, codes]) =>
    codes.split(' ').map((code) => [code, Number(places)]),
  ),
)

/** An amount of the shop in the smallest part of its currency as ISO 4217 has it: the shop counts hundredths of most. */
export const isoAmount = (amount: number, currency: string): number => shifted(amount, shiftOf(currency))

/** The same the other way. */
export const shopAmount = (amount: number, currency: string): number => shifted(amount, -shiftOf(currency))

/** How many decimals ISO 4217 counts beyond those of the shop. */
function shiftOf(currency: string): number {
  const code = currency.toLowerCase()
  return (isoDecimals.get(code) ?? 2) - decimalsOf(code)
}

const shifted = (amount: number, decimals: number): number =>
  decimals < 0 ? roundHalfUp(amount / 10 ** -decimals) : amount * 10 ** decimals
