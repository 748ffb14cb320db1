import type { Drawing } from './draw-plate'
import type { Random } from './random'
import { darker, n, tag } from './svg'
import { rounded } from './vessel'

const woods = ['#c39a66', '#a87545', '#7b5233', '#d6b68a']

/** A thing for the hand, laid upright: a brush, a spoon, a board or a blade on one long handle. */
export function drawTool(random: Random, handle: string): Drawing {
  const wood = random.pick(woods)
  const metal = random.pick(['#b08a3c', '#8b9097', '#3a3d42'])
  const head = /brush/.test(handle)
    ? brush(random)
    : /board/.test(handle)
      ? tag('rect', { x: 330, y: 470, width: 300, height: 440, rx: 36, fill: 'url(#wood)' })
      : /knife|scissor|blade/.test(handle)
        ? tag('path', { d: 'M452 560L480 930Q512 800 508 560Z', fill: 'url(#metal)' })
        : tag('ellipse', { cx: 480, cy: 800, rx: 96, ry: 130, fill: 'url(#wood)' }) +
          tag('ellipse', { cx: 486, cy: 806, rx: 70, ry: 100, fill: darker(wood, 0.3) })
  const grip = `M${n(462)} 320C444 260 516 260 498 320L${n(506)} 690H454Z`
  return {
    grounds: ['stone', 'sage', 'dusk', 'clay'],
    defs: rounded('wood', wood) + rounded('metal', metal),
    body: tag(
      'g',
      { transform: `rotate(${n(random.between(-9, 9))} 480 640)` },
      tag('path', { d: 'M500 330L520 700Q640 800 600 940L520 950Z', fill: '#120a05', opacity: '0.14' }) +
        head +
        tag('path', { d: grip, fill: 'url(#wood)' }) +
        tag('circle', { cx: 480, cy: 308, r: 9, fill: darker(wood, 0.6) }) +
        tag('rect', { x: 452, y: 672, width: 56, height: 22, fill: 'url(#metal)' }),
    ),
  }
}

function brush(random: Random): string {
  const hair = random.pick(['#e2cfa6', '#2c221c', '#b98c56'])
  const bristles = Array.from({ length: 60 }, (_, at) => {
    const x = 380 + at * 3.4
    return `M${n(x)} 760L${n(x + (x - 480) * 0.14 + random.between(-3, 3))} ${n(906 + random.between(-10, 14))}`
  }).join('')
  return (
    tag('path', { d: bristles, stroke: hair, 'stroke-width': 3, fill: 'none' }) +
    tag('path', { d: 'M372 690H588L596 768H364Z', fill: 'url(#wood)' })
  )
}
