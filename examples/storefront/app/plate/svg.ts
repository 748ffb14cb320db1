/** Coordinates to a tenth: finer cannot be seen and only makes the file longer. */
export const n = (value: number) => String(Math.round(value * 10) / 10)

type Attributes = Record<string, string | number | undefined>

export function tag(name: string, attributes: Attributes, inside = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('')
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`
}

export type Point = [x: number, y: number]

/** A line through all points that bends only as much as it must (Catmull–Rom as cubic curves). */
export function smooth(points: Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point
  const parts = points.slice(1).map((point, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const one: Point = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6]
    const two: Point = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6]
    return `C${[one, two, point].map((pair) => pair.map(n).join(' ')).join(' ')}`
  })
  return `${at(0).map(n).join(' ')}${parts.join('')}`
}

/** Stops of a gradient as `offset colour` pairs. */
export const stops = (pairs: [offset: number, colour: string, opacity?: number][]) =>
  pairs
    .map(([offset, colour, opacity]) =>
      tag('stop', { offset: `${offset * 100}%`, 'stop-color': colour, 'stop-opacity': opacity?.toString() }),
    )
    .join('')

/** Mixes two #rrggbb colours; 0 is the first, 1 the second. */
export function mix(one: string, two: string, share: number): string {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [from, to] = [channels(one), channels(two)]
  const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export const lighter = (colour: string, share: number) => mix(colour, '#fff6e6', share)
export const darker = (colour: string, share: number) => mix(colour, '#1a120c', share)
