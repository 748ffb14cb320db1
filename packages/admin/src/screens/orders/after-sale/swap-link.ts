/** The page of the storefront where a customer agrees to an exchange: by the template of the store, else beside the back office. */
export const swapLink = (template: string | null | undefined, origin: string, cartId: string): string =>
  (template || `${origin}/swaps/{cart_id}`).replaceAll('{cart_id}', encodeURIComponent(cartId))
