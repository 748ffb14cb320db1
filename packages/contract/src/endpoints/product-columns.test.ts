import { expect, it } from 'vitest'
import { contract } from '../contract'
import { ProductRow } from '../entities/product'

it.each(['POST /admin/products', 'GET /admin/products/:id', 'GET /store/products'] as const)(
  '%s tells every column of the entity, but two that are asked for by name',
  (name) => {
    const told = new Set(contract[name].reply?.fields)
    const untold = Object.keys(ProductRow.shape).filter((column) => !told.has(column))
    expect(untold).toEqual(['profile_id', 'collection_position'])
  },
)
