import type { Fulfillment, Order, Return } from '@cartwright/contract'

export type FulfillmentData = Record<string, unknown>

/** Brings goods to people: prices what is calculated, books shipments and returns. No call runs in a transaction. */
export interface FulfillmentProvider {
  readonly id: string
  /** The services staff may build shipping options on. */
  options(): Promise<{ id: string; name?: string; is_return?: boolean }[]>
  /** May an option with this data exist? */
  validateOption(data: FulfillmentData): Promise<boolean>
  /** Checks what the shopper chose (a pick-up point) and answers what to keep with the method. */
  validateData(option: FulfillmentData, data: FulfillmentData, context: unknown): Promise<FulfillmentData>
  canCalculate(data: FulfillmentData): Promise<boolean>
  /** The price in minor units. */
  calculate?(option: FulfillmentData, data: FulfillmentData, cart: unknown): Promise<number>
  create(
    method: FulfillmentData,
    items: unknown[],
    order: Partial<Order>,
    fulfillment: Partial<Fulfillment>,
  ): Promise<FulfillmentData>
  cancel(data: FulfillmentData): Promise<void>
  /**
   * Books the way back. What it answers is kept as `shipping_data` of the return; `label_url`, `tracking_number` or
   * `tracking_numbers`, and `tracking_url` in it are shown to staff.
   */
  createReturn(returnOrder: Partial<Return>): Promise<FulfillmentData>
}
