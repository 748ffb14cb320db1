export { familyOf, keyOf } from './keys'
export { createQueryClient, ShopProvider, type ShopProviderProps, useClient } from './ShopProvider'
export { type ChangeName, useChange } from './use-change'
export { type ReadName, useEndpoint } from './use-endpoint'
