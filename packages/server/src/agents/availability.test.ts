import { expect, it } from 'vitest'
import { availabilityOf } from './availability'

const counted = { manage_inventory: true, allow_backorder: false, inventory_quantity: 0 }

it.each([
  ['the store sells what is there', { ...counted, purchasable: true, inventory_quantity: 2 }, 'in_stock'],
  ['the store sells for later', { ...counted, purchasable: true, allow_backorder: true }, 'backorder'],
  ['the store sells what it does not owe', { ...counted, purchasable: true }, 'in_stock'],
  ['the store does not sell', { ...counted, purchasable: false, inventory_quantity: 2 }, 'out_of_stock'],
  ['nobody counts', { ...counted, manage_inventory: false }, 'in_stock'],
  ['something is there', { ...counted, inventory_quantity: 1 }, 'in_stock'],
  ['it comes later', { ...counted, allow_backorder: true }, 'backorder'],
  ['nothing is there', counted, 'out_of_stock'],
] as const)('where %s', (_, variant, said) => expect(availabilityOf(variant)).toBe(said))
