import { scaleBand, scaleLinear } from 'd3-scale'

export interface ChartLayoutOptions {
  /** Pixels of the drawing, its labels included. */
  width: number
  height: number
  /** What stands below the points, in order. */
  names: readonly string[]
  /** The values of each series; null where there is none. */
  values: readonly (readonly (number | null)[])[]
  /** Begins at the right and has its axis there, for languages written from right to left. */
  isMirrored?: boolean
  /** A value as it stands at the axis. */
  tickText: (value: number) => string
}

export interface ChartLayout {
  /** The box within the axes, in pixels. */
  plot: { left: number; right: number; top: number; bottom: number }
  /** The middle of each point. */
  x: readonly number[]
  /** The width that belongs to a point, without the gap to the next. */
  band: number
  y: (value: number) => number
  /** Lines across, with what they mean. */
  ticks: readonly { value: number; y: number; text: string }[]
  /** The names that have room below the plot, shortened. */
  labels: readonly { index: number; x: number; text: string }[]
}

const longest = 16
const lineHeight = 24

/** How wide a text will be at 11 px, roughly: letters of East Asia take twice the room. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 11.5 : 6.3), 0)

const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text

/** Where everything of a chart stands. Zero is always in view, as bars and areas say nothing without it. */
export function chartLayout({
  width,
  height,
  names,
  values,
  isMirrored = false,
  tickText,
}: ChartLayoutOptions): ChartLayout {
  const known = values.flat().filter((value): value is number => value !== null)
  const low = Math.min(0, ...known)
  const high = Math.max(0, ...known)
  const scale = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(4)
  // Where only whole numbers occur, half an order at the axis would be nonsense.
  const isWhole = known.every(Number.isInteger)
  const marks = scale.ticks(4).filter((value) => !isWhole || Number.isInteger(value))
  const axis = Math.ceil(Math.max(...marks.map((value) => textWidth(tickText(value))))) + 12
  const texts = names.map(shortened)
  const edge = Math.min(40, Math.ceil(textWidth(texts.at(-1) ?? '') / 2))
  const plot = {
    left: isMirrored ? edge : axis,
    right: width - (isMirrored ? axis : edge),
    top: 8,
    bottom: height - lineHeight,
  }
  scale.range([plot.bottom, plot.top])
  const bands = scaleBand<number>()
    .domain(names.map((_, index) => index))
    .range(isMirrored ? [plot.right, plot.left] : [plot.left, plot.right])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const x = names.map((_, index) => (bands(index) ?? 0) + bands.bandwidth() / 2)
  const every = Math.max(
    1,
    Math.ceil((Math.max(0, ...texts.map(textWidth)) + 12) / Math.max(1, bands.step())),
  )
  return {
    plot,
    x,
    band: bands.bandwidth(),
    y: (value) => scale(value),
    ticks: marks.map((value) => ({ value, y: scale(value), text: tickText(value) })),
    labels: texts.flatMap((text, index) => (index % every === 0 ? [{ index, x: x[index]!, text }] : [])),
  }
}

/** The point nearest to a place across the drawing; -1 where there are none. */
export const nearestPoint = (x: readonly number[], place: number): number =>
  x.reduce(
    (best, at, index) => (Math.abs(at - place) < Math.abs((x[best] ?? Infinity) - place) ? index : best),
    -1,
  )
