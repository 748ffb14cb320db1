import type { ShopData } from '../islands/shop-context'
import type { ModelContext } from './model-context'
import { shopTools } from './shop-tools'

/**
 * Offers what a shopper does here to the agent of their browser. It sees and changes what they see and change, as their session
 * does it; paying stays with them.
 */
export async function offerTools(context: ModelContext, shop: ShopData): Promise<void> {
  for (const tool of shopTools(shop)) await context.registerTool(tool)
}
