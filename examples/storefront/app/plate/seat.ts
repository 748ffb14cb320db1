import type { Drawing } from './draw-plate'
import type { Random } from './random'
import { darker, lighter, n, stops, tag } from './svg'

const woods = ['#c39a66', '#a87545', '#7b5233', '#d6b68a', '#3b2c22']

/** A stool, chair or bench in the parallel view of a joiner's drawing, with grain along the seat. */
export function drawSeat(random: Random, handle: string): Drawing {
  const wood = random.pick(woods)
  const isBench = /bench/.test(handle)
  const isRound = !isBench && /stool|drum|cushion/.test(handle)
  const back = /chair/.test(handle)
  const floor = 990
  const half = isBench ? 310 : 190
  const depth = isRound ? 62 : 74
  const seatY = /counter|bar/.test(handle) ? 520 : 640
  const legWidth = random.between(22, 30)
  const splay = random.between(18, 44)
  const leg = (x: number, y: number, foot: number, lean: number, shade: number) =>
    tag('path', {
      d: `M${n(x - legWidth / 2)} ${n(y)}L${n(x + lean - legWidth / 3)} ${n(foot)}H${n(x + lean + legWidth / 3)}L${n(x + legWidth / 2)} ${n(y)}Z`,
      fill: darker(wood, shade),
    })
  const far =
    leg(480 - half * 0.62, seatY, floor - 44, -splay * 0.5, 0.5) +
    leg(480 + half * 0.62, seatY, floor - 44, splay * 0.5, 0.55)
  const near =
    leg(480 - half * 0.8, seatY + 20, floor, -splay, 0.2) +
    leg(480 + half * 0.8, seatY + 20, floor, splay, 0.36)
  const rail = tag('rect', {
    x: 480 - half * 0.86,
    y: seatY + (floor - seatY) * 0.62,
    width: half * 1.72,
    height: 16,
    fill: darker(wood, 0.3),
  })
  const top = isRound
    ? tag('ellipse', { cx: 480, cy: seatY + 26, rx: half, ry: depth, fill: darker(wood, 0.42) }) +
      tag('ellipse', { cx: 480, cy: seatY, rx: half, ry: depth, fill: 'url(#seat)' })
    : tag('path', {
        d: `M${480 - half} ${seatY + depth / 2}h${half * 2}v28h-${half * 2}Z`,
        fill: darker(wood, 0.34),
      }) +
      tag('path', {
        d: `M${480 - half} ${seatY + depth / 2}L${480 - half * 0.88} ${seatY - depth / 2}H${480 + half * 0.88}L${480 + half} ${seatY + depth / 2}Z`,
        fill: 'url(#seat)',
      })
  const grain = Array.from({ length: isRound ? 7 : 5 }, (_, at) => {
    const share = (at + 1) / (isRound ? 8 : 6)
    const y = seatY + (share - 0.5) * depth * (isRound ? 1.7 : 0.9)
    const reach = half * (isRound ? Math.sqrt(Math.max(0, 1 - ((y - seatY) / depth) ** 2)) : 0.86) - 12
    return tag('path', {
      d: `M${n(480 - reach)} ${n(y)}Q480 ${n(y + random.between(-9, 9))} ${n(480 + reach)} ${n(y)}`,
      fill: 'none',
      stroke: darker(wood, 0.4),
      'stroke-width': 1.4,
      opacity: '0.4',
    })
  }).join('')
  const posts = back
    ? [-1, 1]
        .map((side) =>
          tag('path', {
            d: `M${480 + side * half * 0.84} ${seatY - 10}L${480 + side * half * 0.9} 300`,
            stroke: darker(wood, 0.25),
            'stroke-width': 24,
            'stroke-linecap': 'round',
          }),
        )
        .join('') +
      [340, 420, 500]
        .map((y) =>
          tag('path', {
            d: `M${480 - half * 0.88} ${y}Q480 ${y - 34} ${480 + half * 0.88} ${y}`,
            fill: 'none',
            stroke: wood,
            'stroke-width': 30,
          }),
        )
        .join('')
    : ''
  return {
    grounds: ['stone', 'sage', 'dusk'],
    defs: tag(
      'linearGradient',
      { id: 'seat', x1: 0, y1: 0, x2: 1, y2: 0.3 },
      stops([
        [0, lighter(wood, 0.4)],
        [0.5, lighter(wood, 0.08)],
        [1, darker(wood, 0.18)],
      ]),
    ),
    body: posts + far + rail + near + top + grain,
    shadow: { x: 480, y: floor - 4, radius: half * 0.95 },
  }
}
