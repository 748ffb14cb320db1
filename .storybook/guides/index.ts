import { controls } from './controls.js'
import { display } from './display.js'
import type { Guide } from './guide.js'
import { office } from './office.js'
import { overlays } from './overlays.js'
import { shop } from './shop.js'
import { storefront } from './storefront.js'

/** The guide of a component, by its name. A test holds that every component has one. */
export const guides: Readonly<Record<string, Guide>> = {
  ...controls,
  ...display,
  ...overlays,
  ...office,
  ...shop,
  ...storefront,
}
