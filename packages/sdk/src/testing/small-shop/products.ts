import { PricedProduct } from '@cartwright/contract'
import { notFound, type ServedRoutes } from './checked'
import { changed, handleOf, kept, type Memory, pageOf, rowOf } from './memory'
import { priced } from './prices'

/** Products: shoppers see what is published, with prices; staff change them. */
export function productRoutes(memory: Memory): ServedRoutes {
  const { products } = memory
  return {
    'GET /store/products': ({ query }) => {
      const page = pageOf('products', published(memory), query)
      return { ...page, products: page.products.map((one) => priced(memory, one, query)) }
    },
    'GET /store/products/:id': ({ params, query }) => {
      const product = published(memory).find(({ id }) => id === params.id)
      if (!product) throw notFound('Product', params.id)
      return { product: priced(memory, product, query) }
    },
    'GET /admin/products': ({ query }) => pageOf('products', products.values(), query),
    'GET /admin/products/:id': ({ params }) => ({ product: rowOf(products, 'Product', params.id) }),
    'POST /admin/products': ({ body }) => {
      const made: PricedProduct = memory.filled(PricedProduct, {
        ...body,
        handle: body.handle ?? handleOf(body.title),
      })
      return { product: kept(products, withOptions(made)) }
    },
    'POST /admin/products/:id': ({ params, body }) => {
      const before = rowOf(products, 'Product', params.id)
      const given = { ...before, ...changed(memory, before, body) }
      return { product: kept(products, memory.filled<PricedProduct>(PricedProduct, given)) }
    },
    'DELETE /admin/products/:id': ({ params }) => {
      products.delete(params.id)
      return { id: params.id, object: 'product', deleted: true }
    },
  }
}

const published = ({ products }: Memory) =>
  [...products.values()].filter(({ status }) => status === 'published')

/** Values of variants name the option of the product that stands in their place. */
const withOptions = (product: PricedProduct): PricedProduct => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    options: variant.options?.map((value, at) => ({
      ...value,
      option_id: product.options?.[at]?.id ?? value.option_id,
    })),
  })),
})
