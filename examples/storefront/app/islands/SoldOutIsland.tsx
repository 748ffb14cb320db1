import { NotifyMe } from '@cartwright/ui/NotifyMe'
import type { FormOutcome } from '@cartwright/ui/ShopParts'
import ProductIsland, { type ProductIslandProps } from './ProductIsland'

export interface SoldOutIslandProps extends ProductIslandProps {
  /** The address to begin with. */
  email: string
  /** What became of the last form, where no script remembers it. */
  asked?: FormOutcome & { variant: string }
}

/** A piece of which something is sold out: it can be waited for. Pages of all the others do without the script of it. */
export default function SoldOutIsland({ email, asked, ...props }: SoldOutIslandProps) {
  return (
    <ProductIsland
      {...props}
      forSoldOut={(variant, action) => (
        <NotifyMe
          key={variant}
          variantId={variant}
          action={action}
          defaultEmail={email}
          outcome={asked?.variant === variant ? asked : undefined}
        />
      )}
    />
  )
}
