import type { PricedVariant } from '@cartwright/contract'
import { resource } from '../resource/resource'

export const variants = resource({ list: 'GET /admin/variants', rows: (reply) => reply.variants })

/** What people call a variant: by its product, and by itself where it is one of several. */
export const variantName = ({ title, product }: Pick<PricedVariant, 'title' | 'product'>): string =>
  [product?.title, title].filter(Boolean).join(' · ')
