import type { Drawing } from './draw-plate'
import type { Random } from './random'
import { darker, lighter, n, stops, tag } from './svg'

const covers = ['#a8431f', '#3e5a36', '#274c63', '#7a5200', '#5a4a3f', '#2a211d']

/** A sheet, a book or a box of paper, with one printed form on it. */
export function drawPaper(random: Random, handle: string): Drawing {
  const isSheet = /print|card|poster|linocut|calendar/.test(handle)
  const ink = random.pick(covers)
  const lean = random.between(-2.5, 2.5)
  const form = printed(random, ink)
  if (isSheet) {
    const frame = darker('#b98a5a', 0.2)
    return {
      grounds: ['stone', 'sage', 'dusk'],
      defs: paperTone('#f3ece0'),
      body: tag(
        'g',
        { transform: `rotate(${n(lean / 3)} 480 640)` },
        tag('rect', { x: 262, y: 330, width: 468, height: 624, fill: '#120a05', opacity: '0.2' }) +
          tag('rect', { x: 240, y: 310, width: 468, height: 632, fill: frame }) +
          tag('rect', { x: 256, y: 326, width: 436, height: 600, fill: 'url(#paper)' }) +
          tag('g', { transform: 'translate(474 610)' }, form),
      ),
      shadow: { x: 480, y: 950, radius: 240 },
    }
  }
  const pages = Array.from({ length: 5 }, (_, at) =>
    tag('path', {
      d: `M706 ${n(470 + at * 3)}l${10 + at * 3} ${n(8 + at)}v${430}l-${10 + at * 3} -4Z`,
      fill: darker('#f0e6d4', at * 0.06),
    }),
  )
    .reverse()
    .join('')
  return {
    grounds: ['stone', 'sage', 'dusk', 'clay'],
    defs:
      paperTone(ink) +
      tag(
        'linearGradient',
        { id: 'spine', x1: 0, x2: 1 },
        stops([
          [0, darker(ink, 0.45)],
          [0.5, lighter(ink, 0.18)],
          [1, darker(ink, 0.2)],
        ]),
      ),
    body: tag(
      'g',
      { transform: `rotate(${n(lean)} 480 700)` },
      pages +
        tag('rect', { x: 292, y: 440, width: 416, height: 480, rx: 4, fill: 'url(#paper)' }) +
        tag('rect', { x: 276, y: 440, width: 34, height: 480, rx: 5, fill: 'url(#spine)' }) +
        tag('rect', { x: 420, y: 540, width: 170, height: 112, fill: '#f3ece0' }) +
        tag('path', {
          d: 'M444 580h122M444 604h122M444 628h74',
          stroke: darker(ink, 0.1),
          'stroke-width': 2.5,
          opacity: '0.6',
        }),
    ),
    shadow: { x: 490, y: 924, radius: 220 },
  }
}

const paperTone = (colour: string) =>
  tag(
    'linearGradient',
    { id: 'paper', x1: 0, y1: 0, x2: 1, y2: 1 },
    stops([
      [0, lighter(colour, 0.22)],
      [0.5, colour],
      [1, darker(colour, 0.16)],
    ]),
  )

function printed(random: Random, ink: string): string {
  const second = random.pick(covers)
  const radius = random.between(90, 130)
  return random.pick([
    tag('circle', { r: radius, cy: -40, fill: ink }) +
      tag('rect', { x: -150, y: 130, width: 300, height: 8, fill: second }),
    tag('path', { d: `M0 -190C90 -120 150 -10 110 90S-110 190 -110 90-90 -120 0 -190Z`, fill: ink }) +
      tag('path', { d: 'M0 -190q18 -40 46 -52', stroke: second, 'stroke-width': 10, fill: 'none' }),
    tag('rect', { x: -120, y: -180, width: 130, height: 320, fill: ink }) +
      tag('circle', { cx: 70, cy: 40, r: 84, fill: second, opacity: '0.9' }),
  ])
}
