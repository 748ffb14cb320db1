import type { Drawing } from './draw-plate'
import type { Random } from './random'
import { darker, lighter, type Point, smooth, stops, tag } from './svg'

/** Radii from foot to rim as shares of the width, evenly spaced: the way a potter would write a form down. */
const profiles = {
  jar: [0.5, 0.62, 0.82, 0.96, 1, 0.95, 0.8, 0.55, 0.46, 0.5],
  jug: [0.56, 0.66, 0.8, 0.9, 0.94, 0.88, 0.74, 0.6, 0.55, 0.6],
  bottle: [0.5, 0.68, 0.88, 0.9, 0.7, 0.38, 0.24, 0.2, 0.2, 0.26],
  bowl: [0.3, 0.34, 0.52, 0.7, 0.84, 0.94, 1],
  beaker: [0.66, 0.7, 0.74, 0.78, 0.82, 0.86],
  vase: [0.44, 0.5, 0.6, 0.74, 0.86, 0.92, 0.86, 0.66, 0.5, 0.56],
} as const

const sizes: Record<keyof typeof profiles, [width: number, height: number]> = {
  jar: [460, 470],
  jug: [340, 560],
  bottle: [340, 640],
  bowl: [560, 250],
  beaker: [320, 400],
  vase: [380, 560],
}

const glazes = ['#e9e3d6', '#5c7466', '#31465c', '#8a4a2b', '#2a211d', '#b08a3c', '#7f8f7a', '#c9b79c']

/** A thrown form: a profile turned about its axis, dipped in glaze to an uneven line above the bare foot. */
export function drawVessel(random: Random, handle: string): Drawing {
  const form = formOf(handle) ?? random.pick(Object.keys(profiles) as (keyof typeof profiles)[])
  const [wide, tall] = sizes[form]
  const floor = 960
  const half = wide / 2
  const turned = profiles[form].map((share, step, all): [number, number] => [
    half * share * random.between(0.985, 1.015),
    floor - (tall * step) / (all.length - 1),
  ])
  const right: Point[] = turned.map(([radius, y]) => [480 + radius, y])
  const left: Point[] = turned.map(([radius, y]): Point => [480 - radius, y]).reverse()
  const rim = turned.at(-1) ?? [half, floor - tall]
  const foot = turned[0] ?? [half, floor]
  const bow = rim[0] * 0.13
  const body = `M${smooth(right)}A${rim[0]} ${bow} 0 0 0 ${480 - rim[0]} ${rim[1]}L${smooth(left)}A${foot[0]} ${foot[0] * 0.14} 0 0 0 ${480 + foot[0]} ${floor}Z`
  const glaze = random.pick(glazes)
  const clay = random.pick(['#b98258', '#a5744f', '#8c6346'])
  const line = floor - tall * random.between(0.08, 0.3)
  const wave: Point[] = [0, 1, 2, 3, 4, 5, 6].map((step) => [180 + step * 100, line + random.between(-9, 9)])
  const speckles = Array.from({ length: 46 }, () =>
    tag('circle', {
      cx: 480 + random.between(-half, half),
      cy: floor - random.between(0, tall),
      r: random.between(0.8, 2.6),
      fill: darker(glaze, 0.55),
      opacity: random.between(0.2, 0.6).toFixed(1),
    }),
  ).join('')
  const defs =
    tag('clipPath', { id: 'form' }, tag('path', { d: body })) +
    rounded('glaze', glaze) +
    rounded('clay', clay) +
    tag(
      'linearGradient',
      { id: 'inner', x1: 0, x2: 1 },
      stops([
        [0, darker(glaze, 0.62)],
        [1, darker(glaze, 0.3)],
      ]),
    )
  const shine = `M${smooth(turned.slice(2, -2).map(([radius, y]): Point => [480 - radius * 0.58, y]))}`
  return {
    grounds: glaze === '#2a211d' ? ['stone', 'sage', 'dusk'] : ['stone', 'sage', 'dusk', 'clay'],
    defs,
    body:
      tag(
        'g',
        { 'clip-path': 'url(#form)' },
        tag('path', { d: body, fill: 'url(#clay)' }) +
          tag('path', {
            d: `M120 ${floor - tall - 60}V${line}L${smooth(wave)}L840 ${floor - tall - 60}Z`,
            fill: 'url(#glaze)',
          }) +
          tag('path', {
            d: `M${smooth(wave)}`,
            fill: 'none',
            stroke: darker(glaze, 0.35),
            'stroke-width': 3,
            opacity: '0.5',
          }) +
          speckles,
      ) +
      tag('ellipse', { cx: 480, cy: rim[1], rx: rim[0], ry: bow, fill: lighter(glaze, 0.25) }) +
      tag('ellipse', { cx: 480, cy: rim[1] + 2, rx: rim[0] - 9, ry: bow - 4, fill: 'url(#inner)' }) +
      tag('path', {
        d: shine,
        fill: 'none',
        stroke: '#fffaf0',
        'stroke-width': wide * 0.035,
        'stroke-linecap': 'round',
        opacity: '0.3',
      }),
    shadow: { x: 480, y: floor + 6, radius: Math.max(foot[0] * 1.08, half * 0.6) },
  }
}

/** Light from the left on something round: bright before the middle, a little light thrown back at the far edge. */
export const rounded = (id: string, colour: string) =>
  tag(
    'linearGradient',
    { id, x1: 0, x2: 1 },
    stops([
      [0, darker(colour, 0.26)],
      [0.24, lighter(colour, 0.34)],
      [0.5, colour],
      [0.86, darker(colour, 0.48)],
      [1, darker(colour, 0.34)],
    ]),
  )

function formOf(handle: string): keyof typeof profiles | undefined {
  const words: [RegExp, keyof typeof profiles][] = [
    [/bottle/, 'bottle'],
    [/jug|pitcher|carafe/, 'jug'],
    [/bowl|dish|plate|mortar/, 'bowl'],
    [/beaker|cup|mug|tumbler/, 'beaker'],
    [/jar|pot|tea/, 'jar'],
    [/vase|stem/, 'vase'],
  ]
  return words.find(([word]) => word.test(handle))?.[1]
}
