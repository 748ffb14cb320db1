import type { Random } from './random'
import { darker, lighter, n, stops, tag } from './svg'

export interface Stage {
  /** The wall and floor every object stands before. */
  ground: string
  isDark: boolean
}

const grounds = {
  stone: '#c9c0b4',
  sage: '#9da189',
  dusk: '#8796a2',
  clay: '#4a2c20',
} as const
export type Ground = keyof typeof grounds

export const pickStage = (random: Random, among: readonly Ground[]): Stage => {
  const ground = random.pick(among)
  return { ground: grounds[ground], isDark: ground === 'clay' }
}

/** A cove without a corner: the wall runs into the floor, lighter where the window is. */
export function drawStage({ ground }: Stage, width: number, height: number): { defs: string; body: string } {
  const defs =
    tag(
      'linearGradient',
      { id: 'cove', x1: 0, y1: 0, x2: 0, y2: 1 },
      stops([
        [0, darker(ground, 0.05)],
        [0.56, lighter(ground, 0.06)],
        [0.66, darker(ground, 0.07)],
        [0.78, lighter(ground, 0.04)],
        [1, darker(ground, 0.1)],
      ]),
    ) +
    tag(
      'radialGradient',
      { id: 'window', cx: 0.26, cy: 0.2, r: 0.95 },
      stops([
        [0, '#fff4e0', 0.34],
        [0.55, '#fff4e0', 0.06],
        [1, '#140c06', 0.22],
      ]),
    )
  const whole = { width, height }
  return {
    defs,
    body: tag('rect', { ...whole, fill: 'url(#cove)' }) + tag('rect', { ...whole, fill: 'url(#window)' }),
  }
}

/** Where an object meets the floor: a tight dark line under a wide soft pool that leans away from the window. */
export function contactShadow(
  x: number,
  y: number,
  radius: number,
  strength = 1,
): { defs: string; body: string } {
  const id = `shade${n(x)}-${n(radius)}`.replaceAll('.', '_')
  const defs = tag(
    'radialGradient',
    { id },
    stops([
      [0, '#120a05', 0.62 * strength],
      [0.55, '#120a05', 0.26 * strength],
      [1, '#120a05', 0],
    ]),
  )
  const body =
    tag('ellipse', {
      cx: x + radius * 0.42,
      cy: y + radius * 0.05,
      rx: radius * 1.75,
      ry: radius * 0.3,
      fill: `url(#${id})`,
      opacity: '0.7',
    }) +
    tag('ellipse', {
      cx: x + radius * 0.05,
      cy: y,
      rx: radius * 1.12,
      ry: radius * 0.16,
      fill: `url(#${id})`,
    })
  return { defs, body }
}
