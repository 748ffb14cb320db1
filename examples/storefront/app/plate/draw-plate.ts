import { drawLamp } from './lamp'
import { drawPaper } from './paper'
import { type Random, randomFrom } from './random'
import { drawSeat } from './seat'
import { contactShadow, drawStage, type Ground, pickStage } from './stage'
import { tag } from './svg'
import { drawThrow } from './throw'
import { drawTool } from './tool'
import { drawVessel } from './vessel'

export interface PlateOptions {
  /** Decides everything about the drawing: the same handle is always the same plate. */
  handle: string
  /** Decides what is drawn; unknown categories become vessels. */
  category?: string
  width?: number
  height?: number
}

/** An object drawn on a canvas of 960 × 1200, without the stage it stands on. */
export interface Drawing {
  /** The grounds it is seen well against. */
  grounds: readonly Ground[]
  defs: string
  body: string
  /** Where it stands; absent when it hangs or lies. */
  shadow?: { x: number; y: number; radius: number }
}

const drawers: Record<string, (random: Random, handle: string) => Drawing> = {
  vessels: drawVessel,
  lamps: drawLamp,
  seats: drawSeat,
  throws: drawThrow,
  paper: drawPaper,
  tools: drawTool,
}

/**
 * A piece without a photograph, as an SVG of 4:5: an object on a lit cove. Pure and deterministic, with no filter
 * that would cost the shopper's machine anything.
 */
export function drawPlate({ handle, category = '', width = 960, height = 1200 }: PlateOptions): string {
  const random = randomFrom(`${category}/${handle}`)
  const draw = drawers[category] ?? drawVessel
  const object = draw(random, handle)
  const stage = drawStage(pickStage(random, object.grounds), 960, 1200)
  const shadow = object.shadow && contactShadow(object.shadow.x, object.shadow.y, object.shadow.radius)
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: '0 0 960 1200',
      width,
      height,
      preserveAspectRatio: 'xMidYMid slice',
    },
    tag('defs', {}, stage.defs + object.defs + (shadow?.defs ?? '')) +
      stage.body +
      (shadow?.body ?? '') +
      object.body,
  )
}
