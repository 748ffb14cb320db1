import type { FulfillmentProvider } from '../fulfillment'

/** Packing and posting by hand: accepts every option, calculates nothing. */
export const manualFulfillment = (): FulfillmentProvider => ({
  id: 'manual',
  options: async () => [{ id: 'manual-fulfillment' }, { id: 'manual-fulfillment-return', is_return: true }],
  validateOption: async () => true,
  validateData: async (_, data) => data,
  canCalculate: async () => false,
  create: async () => ({}),
  cancel: async () => {},
  createReturn: async () => ({}),
})
