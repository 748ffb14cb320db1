// All that screens of products show and write of stock.
export { ProductStock } from './stock/ProductStock'
export { VariantStock } from './stock/VariantStock'
export { VariantStockField } from './stock/VariantStockField'
