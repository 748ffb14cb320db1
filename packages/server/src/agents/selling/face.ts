import type { Plugin, PluginDoor } from '../../plugins/plugin'
import type { Shop } from '../../shop'
import type { Delivery } from './deliveries'

/** A protocol by which a shop sells: what it adds to the plugin. */
export interface Face extends Pick<Plugin, 'routes' | 'subscribers' | 'schedule'> {
  /** As sessions name it. */
  protocol: string
  doors: readonly PluginDoor[]
  /** Tells an agent how an order stands. @throws where it did not arrive */
  tell(shop: Shop, delivery: Delivery): Promise<void>
}
