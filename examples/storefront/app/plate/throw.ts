import type { Drawing } from './draw-plate'
import type { Random } from './random'
import { darker, lighter, n, stops, tag } from './svg'

const yarns = ['#e6dcc8', '#b25a34', '#4d6448', '#33475b', '#c79a45', '#8a7f74', '#6b3a2c']

/** A cloth over a rail, its weave drawn thread by thread in one repeat of the draft. */
export function drawThrow(random: Random, handle: string): Drawing {
  const [warp, weft] = [random.pick(yarns), random.pick(yarns)]
  const stripe = random.pick(yarns)
  const repeat = random.pick([4, 6, 8])
  const thread = 7
  const side = repeat * thread
  const twill = /twill|herring|bird|diamond/.test(handle) || random.between(0, 1) > 0.5
  const cells: string[] = []
  for (let row = 0; row < repeat; row++) {
    for (let column = 0; column < repeat; column++) {
      const over = twill ? (column + row) % repeat < repeat / 2 : (column + row) % 2 === 0
      if (over) continue
      cells.push(
        tag('rect', {
          x: column * thread,
          y: row * thread,
          width: thread - 1,
          height: thread - 1,
          fill: weft,
        }),
      )
    }
  }
  const [left, right, top, bottom] = [220, 740, 300, 900]
  const bands = /stripe|runner|pane|check/.test(handle) || random.between(0, 1) > 0.6
  const lines = bands
    ? [0.12, 0.2, 0.72, 0.8].map((share) =>
        tag('rect', {
          x: left,
          y: top + (bottom - top) * share,
          width: right - left,
          height: random.between(10, 26),
          fill: stripe,
          opacity: '0.85',
        }),
      )
    : []
  const fringe = Array.from({ length: 53 }, (_, at) => {
    const x = left + 5 + at * 9.8
    return `M${n(x)} ${bottom}q${n(random.between(-5, 5))} 26 ${n(random.between(-4, 4))} ${n(random.between(44, 58))}`
  }).join('')
  const folds = [0.16, 0.38, 0.61, 0.83].map((share) =>
    tag('rect', {
      x: left + (right - left) * share - 40,
      y: top,
      width: 80,
      height: bottom - top,
      fill: 'url(#fold)',
    }),
  )
  return {
    grounds: ['stone', 'sage', 'dusk', 'clay'],
    defs:
      tag(
        'pattern',
        { id: 'weave', width: side, height: side, patternUnits: 'userSpaceOnUse' },
        tag('rect', { width: side, height: side, fill: warp }) + cells.join(''),
      ) +
      tag(
        'linearGradient',
        { id: 'fold', x1: 0, x2: 1 },
        stops([
          [0, '#1a120c', 0],
          [0.35, '#1a120c', 0.2],
          [0.55, '#fff6e6', 0.16],
          [1, '#1a120c', 0],
        ]),
      ) +
      tag(
        'linearGradient',
        { id: 'hang', x1: 0, x2: 1 },
        stops([
          [0, '#fff6e6', 0.2],
          [0.5, '#fff6e6', 0],
          [1, '#1a120c', 0.34],
        ]),
      ),
    body:
      tag('rect', { x: 250, y: 330, width: 520, height: 610, fill: '#120a05', opacity: '0.16' }) +
      tag('path', { d: fringe, stroke: lighter(warp, 0.1), 'stroke-width': 3, fill: 'none' }) +
      tag('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: 'url(#weave)' }) +
      lines.join('') +
      folds.join('') +
      tag('rect', { x: left, y: top, width: right - left, height: bottom - top, fill: 'url(#hang)' }) +
      tag('rect', { x: 130, y: 282, width: 700, height: 24, rx: 12, fill: darker('#c39a66', 0.15) }) +
      tag('rect', { x: left, y: 290, width: right - left, height: 34, fill: 'url(#weave)' }) +
      tag('rect', { x: left, y: 290, width: right - left, height: 14, fill: '#fff6e6', opacity: '0.18' }),
  }
}
