/** What holds of every door of a protocol: two hundred lines with addresses are a tenth of it, in bytes. */
export const doorLimits = {
  maxBytes: 262_144,
  /** All shoppers of a platform come from a few addresses: what counts is who it is. */
  perMinute: 6000,
}
