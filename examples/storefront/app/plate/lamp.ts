import type { Drawing } from './draw-plate'
import type { Random } from './random'
import { darker, lighter, stops, tag } from './svg'
import { rounded } from './vessel'

/** A lit lamp: shade, stem and foot, and the light it throws on wall and floor. */
export function drawLamp(random: Random, handle: string): Drawing {
  const hangs = /pendant|hanging|cloud/.test(handle)
  const shade = random.pick(['cone', 'dome', 'column'] as const)
  const warm = random.pick(['#f3dcab', '#f6e6c4', '#efd09a'])
  const metal = random.pick(['#a9772e', '#7b5a3a', '#2f3b46', '#b9ad9a'])
  const floor = 980
  const top = hangs ? 400 : shade === 'column' ? 330 : 420
  const tall = shade === 'column' ? 420 : shade === 'dome' ? 200 : 270
  const upper = shade === 'column' ? 120 : shade === 'dome' ? 60 : random.between(90, 130)
  const lower = shade === 'column' ? 130 : random.between(210, 260)
  const bottom = top + tall
  const outline =
    shade === 'dome'
      ? `M${480 - lower} ${bottom}C${480 - lower} ${top + 20} ${480 - upper} ${top} 480 ${top}S${480 + lower} ${top + 20} ${480 + lower} ${bottom}A${lower} 34 0 0 1 ${480 - lower} ${bottom}Z`
      : `M${480 - upper} ${top}L${480 - lower} ${bottom}A${lower} 34 0 0 0 ${480 + lower} ${bottom}L${480 + upper} ${top}A${upper} 16 0 0 0 ${480 - upper} ${top}Z`
  const folds = Array.from({ length: 21 }, (_, at) => {
    const share = at / 10 - 1
    return tag('path', {
      d: `M${480 + upper * share} ${top}L${480 + lower * share} ${bottom + 30 * (1 - share * share)}`,
      stroke: darker(warm, 0.4),
      'stroke-width': 1.6,
      opacity: '0.35',
    })
  }).join('')
  const stem = hangs
    ? tag('rect', { x: 477, y: 0, width: 6, height: top, fill: darker(metal, 0.2) })
    : tag('rect', { x: 470, y: bottom - 30, width: 20, height: floor - bottom + 10, fill: 'url(#metal)' }) +
      tag('ellipse', { cx: 480, cy: floor - 6, rx: 128, ry: 26, fill: darker(metal, 0.3) }) +
      tag('ellipse', { cx: 480, cy: floor - 18, rx: 128, ry: 26, fill: 'url(#metal)' })
  const glowY = bottom - tall * 0.35
  return {
    grounds: ['clay', 'clay', 'dusk', 'stone'],
    defs:
      rounded('metal', metal) +
      tag('clipPath', { id: 'shade' }, tag('path', { d: outline })) +
      tag(
        'radialGradient',
        { id: 'paper', cx: 0.5, cy: 0.7, r: 0.75 },
        stops([
          [0, lighter(warm, 0.75)],
          [0.5, warm],
          [1, darker(warm, 0.22)],
        ]),
      ) +
      tag(
        'radialGradient',
        { id: 'glow' },
        stops([
          [0, '#ffd992', 0.62],
          [0.4, '#ffbf6b', 0.24],
          [1, '#ffb85a', 0],
        ]),
      ),
    body:
      tag('ellipse', { cx: 480, cy: glowY, rx: 560, ry: 520, fill: 'url(#glow)' }) +
      (hangs ? '' : tag('ellipse', { cx: 480, cy: floor, rx: 420, ry: 90, fill: 'url(#glow)' })) +
      stem +
      tag('path', { d: outline, fill: 'url(#paper)' }) +
      tag('g', { 'clip-path': 'url(#shade)' }, folds),
    ...(hangs ? {} : { shadow: { x: 480, y: floor + 4, radius: 130 } }),
  }
}
