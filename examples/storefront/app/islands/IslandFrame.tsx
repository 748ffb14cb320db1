import type { ReactNode } from 'react'
import { ShopPieces } from '../parts/ShopPieces'
import { IslandIds, IslandIdsContext } from './island-ids'
import { ShopContext, type ShopData } from './shop-context'

interface Props {
  /** What its ids begin with: unlike those of its neighbours. */
  id: string
  shop: ShopData
  children: ReactNode
}

/** What stands around an island on both shores, so that both draw the same. */
export const IslandFrame = ({ id, shop, children }: Props) => (
  <ShopContext.Provider value={shop}>
    <IslandIdsContext.Provider value={new IslandIds(id)}>
      <ShopPieces>{children}</ShopPieces>
    </IslandIdsContext.Provider>
  </ShopContext.Provider>
)
